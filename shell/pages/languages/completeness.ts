import type { LanguageRow } from '#contract/calls/languages/language-files.ts'

/** The share of a language's texts that exist, in whole per cent. Only a complete language has 100. */
export const completenessOf = ({
  expectedCount,
  missingCount
}: Pick<LanguageRow, 'expectedCount' | 'missingCount'>): number => {
  if (expectedCount === 0) return 100
  const share = Math.floor(((expectedCount - missingCount) / expectedCount) * 100)
  return Math.min(100, Math.max(0, share))
}
