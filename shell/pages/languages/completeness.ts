import type { LanguageRow } from '#contract/calls/language-files.ts'

/** How much of what a language needs is there, in whole per cent. Only what lacks nothing comes to 100. */
export const completenessOf = ({
  expectedCount,
  missingCount
}: Pick<LanguageRow, 'expectedCount' | 'missingCount'>): number => {
  if (expectedCount === 0) return 100
  const share = Math.floor(((expectedCount - missingCount) / expectedCount) * 100)
  return Math.min(100, Math.max(0, share))
}
