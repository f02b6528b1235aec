/** Does something every so many milliseconds, a fault being told to `onFault`, until the returned function is called. */
export function every(ms: number, job: () => Promise<void>, onFault: (error: unknown) => void): () => void {
  const timer = setInterval(() => void job().catch(onFault), ms);
  return () => clearInterval(timer);
}
