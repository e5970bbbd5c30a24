// The parts of a round in progress with a photo, loaded only for one.

export { GuessList } from "./guess-list.tsx";
export { FaceStage } from "./stage.tsx";
