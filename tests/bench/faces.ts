import { deflateSync, inflateSync } from "node:zlib";
import { decode } from "fast-png";
import { Bench } from "tinybench";
import { STAGE_COLUMNS } from "#rules/face/stages";
import { downscale } from "../../worker/faces/downscale.ts";
import { decodePicture } from "../../worker/faces/decode.ts";
import { encodePicture } from "../../worker/faces/encode.ts";
import { photograph } from "../worker/picture-service.ts";

export interface FaceRow {
  name: string;
  medianMs: number;
  /** Stage pictures per millisecond. */
  picturesPerMs: number;
}

/**
 * Measures the six stages of a face from a photo of 168 × 168 pixels. The baseline is unavoidable work: Node's zlib
 * decompressing and compressing as many bytes.
 */
export async function benchFaces(): Promise<FaceRow[]> {
  const photo = photograph(8478402);
  const stagesOf = () => {
    const picture = decodePicture(photo);
    return STAGE_COLUMNS.map((columns) => encodePicture(downscale(picture, columns)));
  };
  const packed = deflateSync(decode(photo).data);
  const plain = stagesOf().map((stage) => decode(stage).data);

  const bench = new Bench({ time: 2_000, warmupTime: 500 })
    .add("unpacking and packing as much with zlib", () => {
      inflateSync(packed);
      for (const stage of plain) deflateSync(stage);
    })
    .add("the six stages of a face", () => {
      stagesOf();
    });
  await bench.run();
  return bench.tasks.map(({ name, result }) => {
    if (!("latency" in result)) throw new Error(`${name}: ${result.state}`);
    const medianMs = result.latency.p50;
    return { name, medianMs, picturesPerMs: STAGE_COLUMNS.length / medianMs };
  });
}

if (import.meta.main) console.table(await benchFaces());
