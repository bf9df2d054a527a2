import type { LanguageRow } from '#contract/calls/languages/language-files.ts'

/** So many topics are named. A language that lacks more lacks nearly all. */
const topicsNamed = 13

/** The share of a language's texts that exist, in whole per cent. Only a complete language has 100. */
export const completenessOf = ({
  expectedCount,
  missingCount
}: Pick<LanguageRow, 'expectedCount' | 'missingCount'>): number => {
  if (expectedCount === 0) return 100
  const share = Math.floor(((expectedCount - missingCount) / expectedCount) * 100)
  return Math.min(100, Math.max(0, share))
}

/** Topics that lack texts, the most incomplete first. A row of a list has room to name these. */
export const incompleteTopics = ({ topics }: Pick<LanguageRow, 'topics'>): LanguageRow['topics'] =>
  topics
    .filter(({ missingCount }) => missingCount > 0)
    .toSorted((one, other) => other.missingCount - one.missingCount)
    .slice(0, topicsNamed)
