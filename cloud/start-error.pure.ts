/**
 * The cloud can't start, for a reason that the person who starts it can put right. The message is one line that says what is
 * wrong and what to do. Nothing else is shown.
 */
export class StartError extends Error {
  override name = 'StartError'
}

/** The first line of a thrown error or value, for a StartError's message. */
export const reasonOf = (thrown: unknown): string => {
  const { code, message } = thrown instanceof Error ? (thrown as NodeJS.ErrnoException) : { code: '', message: '' }
  return (message || code || String(thrown)).split('\n', 1)[0] ?? ''
}
