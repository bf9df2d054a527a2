import { Refused } from '@portal/session'
import { sentenceFor } from '../../parts/reason-of.ts'
import type { Text } from '../../texts.ts'

/** The problem of a file as a sentence, with its place in the file. */
export const problemSentence = (text: Text, error: unknown): string => {
  const place = error instanceof Refused ? error.fields[0]?.field : undefined
  const sentence = sentenceFor(text, error)
  return place === undefined ? sentence : `${sentence} ${text('package.place', { place })}`
}
