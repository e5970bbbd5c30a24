/**
 * The goal horn and the crowd, made of oscillators and noise. All of it is over within three seconds, so that nobody
 * needs a way to stop it (WCAG 1.4.2).
 */

/** Three pipes, in hertz: F sharp, A sharp and C sharp, as a ship's horn has them. */
const PIPES = [185, 233.1, 277.2];
/** Two reeds to a pipe, so far apart in cents that they beat. */
const REEDS = [-5, 6];

const HORN_S = 1.9;
const CROWD_S = 2.9;

let ready: AudioContext | null = null;

/** Makes ready for a horn, by the next finger or key: later no browser lets a page sound that was silent. */
export function prepareHorn(): void {
  const make = () => {
    if (ready !== null) return;
    const context = new AudioContext();
    ready = context;
    // It rests until the goal.
    void context.resume().then(() => (ready === context ? context.suspend() : undefined));
  };
  for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, make, { capture: true, once: true });
}

/** Sounds the horn, and the crowd behind it. Where the browser forbids it, nothing is heard. */
export async function playHorn(): Promise<void> {
  const context = ready ?? new AudioContext();
  ready = null;
  await context.resume();
  const loudness = new GainNode(context, { gain: 0.5 });
  // Nobody's ears are hurt where pipes and crowd meet.
  loudness.connect(new DynamicsCompressorNode(context)).connect(context.destination);
  const at = context.currentTime + 0.02;
  blow(context, loudness, at);
  // Its last sound lets the device rest.
  cheer(context, loudness, at).addEventListener("ended", () => void context.close());
}

/** The horn: it strains up to its pitch, holds, and sags as the air goes out. */
function blow(context: AudioContext, out: AudioNode, at: number): void {
  const bell = new BiquadFilterNode(context, { type: "lowpass", Q: 0.8 });
  bell.frequency.setValueAtTime(300, at).exponentialRampToValueAtTime(1_700, at + 0.18);
  const air = new GainNode(context, { gain: 0 });
  air.gain.setValueAtTime(0, at).linearRampToValueAtTime(0.16, at + 0.07);
  air.gain.setValueAtTime(0.16, at + HORN_S - 0.45).linearRampToValueAtTime(0, at + HORN_S);
  bell.connect(air).connect(out);
  for (const frequency of PIPES)
    for (const beside of REEDS) {
      const reed = new OscillatorNode(context, { type: "sawtooth", frequency });
      reed.detune.setValueAtTime(beside - 90, at).linearRampToValueAtTime(beside, at + 0.12);
      reed.detune.setValueAtTime(beside, at + HORN_S - 0.4).linearRampToValueAtTime(beside - 120, at + HORN_S);
      reed.connect(bell);
      reed.start(at);
      reed.stop(at + HORN_S);
    }
}

/** The crowd: noise in the pitch of voices, which swells behind the horn and dies away in waves. */
function cheer(context: AudioContext, out: AudioNode, at: number): AudioScheduledSourceNode {
  const buffer = new AudioBuffer({ length: context.sampleRate * CROWD_S, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let sample = 0; sample < samples.length; sample++) samples[sample] = Math.random() * 2 - 1;
  const crowd = new AudioBufferSourceNode(context, { buffer });
  const voices = new BiquadFilterNode(context, { type: "bandpass", frequency: 900, Q: 0.6 });
  voices.frequency.setValueAtTime(700, at).linearRampToValueAtTime(1_250, at + 1);
  const swell = new GainNode(context, { gain: 0 });
  swell.gain.setValueCurveAtTime([0, 0.35, 0.6, 0.48, 0.55, 0.36, 0.4, 0.2, 0.12, 0], at, CROWD_S);
  crowd.connect(voices).connect(swell).connect(out);
  crowd.start(at);
  return crowd;
}
