import { type RuleId, ruleOf } from './rules.pure.ts'

/** A fault or a note of a rule. A note tells of something that works, and that a developer should know. */
export type Finding = { rule: RuleId; level: 'wrong' | 'note'; sentence: string }

/** @param what what was found; the rule adds what to do instead */
export const wrong = (rule: RuleId, what: string): Finding => {
  const { instead } = ruleOf(rule)
  return { rule, level: 'wrong', sentence: instead === undefined ? what : `${what} ${instead}` }
}

export const note = (rule: RuleId, sentence: string): Finding => ({ rule, level: 'note', sentence })
