/** Waits for something for so many milliseconds and no longer. @throws Error when it has not come by then */
export async function within<Value>(coming: Promise<Value>, patienceMs: number): Promise<Value> {
  let timer: number | null = null;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came within ${patienceMs} ms`)), patienceMs);
  });
  try {
    return await Promise.race([coming, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
