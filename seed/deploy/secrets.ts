/** A secret of the deployed Worker, made anew. @throws Error for one that nobody knows how to make */
export async function makeSecret(name: string): Promise<string> {
  throw new Error(`nobody knows how to make ${name}`);
}
