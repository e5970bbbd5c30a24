/**
 * The goal horn and the crowd, made of oscillators and noise. They end within three seconds, so no stop button is
 * needed (WCAG 1.4.2).
 */

/** Three pipes in hertz: F sharp, A sharp and C sharp, as in a ship's horn. */
const PIPES = [185, 233.1, 277.2];
/** Two reeds per pipe, detuned in cents so that they beat. */
const REEDS = [-5, 6];

const HORN_S = 1.9;
const CROWD_S = 2.9;

let ready: AudioContext | null = null;

/** Prepares the horn on the next press. Later browsers do not let a silent page play sound. */
export function prepareHorn(): void {
  const make = () => {
    if (ready !== null) return;
    const context = new AudioContext();
    ready = context;
    // Suspended until the goal.
    void context.resume().then(() => (ready === context ? context.suspend() : undefined));
  };
  for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, make, { capture: true, once: true });
}

/** Plays the horn with the crowd behind it. Silent if the browser forbids sound. */
export async function playHorn(): Promise<void> {
  const context = ready ?? new AudioContext();
  ready = null;
  await context.resume();
  const loudness = new GainNode(context, { gain: 0.5 });
  // Limits the volume where horn and crowd overlap.
  loudness.connect(new DynamicsCompressorNode(context)).connect(context.destination);
  const at = context.currentTime + 0.02;
  blow(context, loudness, at);
  // Releases the audio device after the last sound.
  cheer(context, loudness, at).addEventListener("ended", () => void context.close());
}

/** Plays the horn: the pitch rises, holds, and falls as the air runs out. */
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

/** Plays the crowd: noise in the range of voices, which swells behind the horn and fades in waves. */
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
