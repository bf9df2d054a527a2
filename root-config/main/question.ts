import type { Question } from '@portal/session'

/** Asks in the portal's dialog, which the elements draw. */
export const ask = async (question: Question): Promise<boolean> =>
  (await System.import<{ ask: typeof ask }>('@portal/elements')).ask(question)
