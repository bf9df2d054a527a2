import type { Finding } from './finding.pure.ts'
import type { Claims, Quality } from './quality.pure.ts'
import { ruleIds, ruleOf } from './rules.pure.ts'

/** A line for each rule with its findings below, and at the end the level that is reached. */
export const reportLines = (
  findings: readonly Finding[],
  quality: Quality,
  { exempt }: Pick<Claims, 'exempt'>
): string[] => [
  ...ruleIds.flatMap(id => {
    const outcome = quality.outcomes.get(id) ?? 'ok'
    const said = outcome === 'exempt' ? [exempt[id] ?? ''] : sentencesOf(findings, id)
    return [`${outcome.padEnd(7)}${id}`, ...said.map(sentence => `      ${sentence}`)]
  }),
  ...levelLines(quality)
]

const sentencesOf = (findings: readonly Finding[], id: Finding['rule']): string[] => [
  ...new Set(findings.filter(({ rule }) => rule === id).map(({ sentence }) => sentence))
]

const levelLines = ({ level, next }: Quality): string[] => [
  `quality: ${level ?? 'below bronze'}`,
  ...(next === undefined ? [] : [`${next.missing.length} missing for ${next.level}:`]),
  ...(next?.missing ?? []).map(id => `      ${id}: ${ruleOf(id).instead ?? ruleOf(id).good}`)
]
