import { type QualityLevel, qualityLevels } from '#contract/modules/quality.ts'
import type { Finding } from './finding.pure.ts'
import { isRuleId, type RuleId, ruleIds, ruleOf } from './rules.pure.ts'

/** What became of a rule: `todo` is broken, and neither refused nor part of the claimed level. */
export type Outcome = 'ok' | 'exempt' | 'todo' | 'wrong'

export type Quality = {
  outcomes: ReadonlyMap<RuleId, Outcome>
  /** The level that is reached; undefined below bronze. */
  level: QualityLevel | undefined
  /** The level above, with the rules that are missing for it. */
  next: { level: QualityLevel; missing: readonly RuleId[] } | undefined
  /** Whether the application is not to be published. */
  isRefused: boolean
}

export type Claims = {
  quality?: QualityLevel | undefined
  exempt: Readonly<Record<string, string>>
}

/** A sentence for each exemption that does not count: of an unknown rule, or of one that the portal itself holds. */
export const exemptionProblems = (exempt: Claims['exempt']): string[] =>
  Object.keys(exempt).flatMap(id => {
    if (!isRuleId(id)) return [`exempt.${id}: there is no such rule. The rules are ${ruleIds.join(', ')}.`]
    return ruleOf(id).refused ? [`exempt.${id}: the portal refuses what breaks this rule. Mend it instead.`] : []
  })

/** Judges what was found. A level counts when all of its rules and those below are kept or exempt. */
export const judge = (findings: readonly Finding[], { quality: claimed, exempt }: Claims): Quality => {
  const broken = new Set(findings.filter(({ level }) => level === 'wrong').map(({ rule }) => rule))
  const missingOf = (level: QualityLevel): RuleId[] =>
    ruleIds.filter(id => ruleOf(id).level === level && broken.has(id) && !Object.hasOwn(exempt, id))
  const at = qualityLevels.findIndex(level => missingOf(level).length > 0)
  const reached = at === -1 ? qualityLevels.length : at
  const next = qualityLevels[reached]
  const wanted = claimed === undefined ? -1 : qualityLevels.indexOf(claimed)
  const outcomeOf = (id: RuleId): Outcome => {
    if (Object.hasOwn(exempt, id)) return 'exempt'
    if (!broken.has(id)) return 'ok'
    return ruleOf(id).refused || qualityLevels.indexOf(ruleOf(id).level) <= wanted ? 'wrong' : 'todo'
  }
  const outcomes = new Map(ruleIds.map(id => [id, outcomeOf(id)]))
  return {
    outcomes,
    level: qualityLevels[reached - 1],
    next: next === undefined ? undefined : { level: next, missing: missingOf(next) },
    isRefused: [...outcomes.values()].includes('wrong')
  }
}
