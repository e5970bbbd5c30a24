/** What workerd prints about a request that fails, such as each picture when offline. The Worker logs the failure itself. */
const FAILED_REQUEST = /rust\/worker\/ffi\.rs|sentryErrorContext = jsgInternalError/;

/** Returns whether a line of workerd's output is of use to a developer. */
export const isUseful = (line: string): boolean => line.trim() !== "" && !FAILED_REQUEST.test(line);
