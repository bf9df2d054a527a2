import type { TextKey } from './texts.ts'

const sentences: Record<number, TextKey> = {
  610403: 'problem.forbidden',
  610521: 'problem.away',
  610603: 'problem.late',
  610606: 'problem.late',
  610703: 'problem.offline',
  610704: 'problem.busy'
}

/** The sentence for a code with which the portal refused something. */
export const problemOf = (code: number): TextKey => sentences[code] ?? 'problem.other'
