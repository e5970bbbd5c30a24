/**
 * A process that sends requests to a server as fast as it responds, so that sending is not counted as responding. It
 * writes to sockets directly, because HTTP clients for Node are slower than workerd. Takes a {@link Load} as a message
 * and replies with the result.
 */
import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** What to request, how, and for how long. */
export interface Load {
  url: string;
  /** Posted in turn; if empty, the address is requested with GET. */
  bodies: readonly string[];
  connections: number;
  forMs: number;
}

export interface Answered {
  /** Durations of the responses, in milliseconds. */
  tookMs: number[];
  /** Total duration, in milliseconds. */
  inMs: number;
}

const HEAD_END = "\r\n\r\n";
const LAST_CHUNK = "0\r\n\r\n";

process.on("message", async (load: Load) => process.send?.(await ask(load)));

async function ask({ url, bodies, connections, forMs }: Load): Promise<Answered> {
  const { hostname, port, pathname } = new URL(url);
  const requests = (bodies.length === 0 ? [null] : bodies).map((body) =>
    request(pathname, `${hostname}:${port}`, body),
  );
  const begun = performance.now();
  const tookMs: number[] = [];
  const one = async () => {
    const socket = connect(Number(port), hostname).setNoDelay();
    await once(socket, "connect");
    for (let now = performance.now(); now - begun < forMs;) {
      socket.write(requests[tookMs.length % requests.length] ?? "");
      await answer(socket);
      const then = now;
      now = performance.now();
      tookMs.push(now - then);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, one));
  return { tookMs, inMs: performance.now() - begun };
}

const request = (path: string, host: string, body: string | null): Buffer =>
  Buffer.from(
    body === null
      ? `GET ${path} HTTP/1.1\r\nHost: ${host}${HEAD_END}`
      : `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}${HEAD_END}${body}`,
  );

/**
 * Waits for a complete response.
 *
 * @throws Error unless its status is 200
 */
const answer = (socket: Socket): Promise<void> =>
  new Promise((resolve, reject) => {
    let come: Buffer = Buffer.alloc(0);
    const take = (piece: Buffer) => {
      come = come.length === 0 ? piece : Buffer.concat([come, piece]);
      const headEnd = come.indexOf(HEAD_END);
      if (headEnd < 0) return;
      const head = come.toString("latin1", 0, headEnd);
      const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
      const isWhole =
        length === undefined
          ? come.subarray(-LAST_CHUNK.length).equals(Buffer.from(LAST_CHUNK))
          : come.length === headEnd + HEAD_END.length + Number(length);
      if (!isWhole) return;
      socket.off("data", take).off("error", reject);
      if (head.startsWith("HTTP/1.1 200 ")) resolve();
      else reject(new Error(head));
    };
    socket.on("data", take).on("error", reject);
  });
