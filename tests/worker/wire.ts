import { Agent, request } from "node:http";

/** What is asked of a server beside its address. A redirect is an answer as any other. */
export interface Asking {
  method?: string;
  /** By their names in small letters. */
  headers?: Readonly<Record<string, string>>;
  body?: string | undefined;
}

/** What it has answered. */
export interface Answered {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * Connections to a server that stay open. Tests ask tens of thousands of questions, and Miniflare's own way of asking, with
 * Node's fetch beneath it, takes several times as much CPU for each.
 */
export class Wire {
  // workerd hangs up after five seconds of silence.
  #agent = new Agent({ keepAlive: true, timeout: 3_000 });

  ask(url: URL, { method = "GET", headers = {}, body }: Asking): Promise<Answered> {
    // Which Node leaves out for methods that seldom have a body.
    const sent = body === undefined ? headers : { ...headers, "content-length": Buffer.byteLength(body) };
    return new Promise((resolve, reject) => {
      const asked = request(url, { method, headers: sent, agent: this.#agent }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", reject);
        response.on("end", () => {
          const told = new Headers();
          for (let at = 0; at < response.rawHeaders.length; at += 2)
            told.append(response.rawHeaders[at] ?? "", response.rawHeaders[at + 1] ?? "");
          resolve({ status: response.statusCode ?? 0, headers: told, text: Buffer.concat(parts).toString() });
        });
      });
      asked.on("error", (error: NodeJS.ErrnoException) => {
        // It has hung up in the very moment that it was to be asked: it knows nothing of the question.
        if (asked.reusedSocket && error.code === "ECONNRESET") resolve(this.ask(url, { method, headers, body }));
        else reject(error);
      });
      asked.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
