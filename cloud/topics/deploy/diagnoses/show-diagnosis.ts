import type { Diagnosis, ShownResult } from '#contract/calls/deploy/diagnoses.ts'
import { askedResults, type CheckResult } from '#contract/calls/robot-requests/robot-checks.ts'
import type { LocalTexts } from '#contract/calls/shop/local-texts.ts'
import { type FoundRequest, showRequest } from '../../robot-requests/index.ts'

type Asked = Pick<FoundRequest, 'ask' | 'answer'>

/** The results of a request; none of a request of another kind. */
export const resultsOf = ({ ask, answer }: Asked): CheckResult[] =>
  ask.kind === 'diagnose' && answer?.kind === 'diagnose' ? askedResults(ask.checks, answer.results) : []

/** A diagnosis as the history has it. */
export const showDiagnosis = (request: FoundRequest): Diagnosis => {
  const results = resultsOf(request)
  const count = (state: CheckResult['state']) => results.filter(it => it.state === state).length
  return {
    ...showRequest(request),
    checks: request.ask.kind === 'diagnose' ? request.ask.checks : [],
    counts: { passed: count('passed'), warning: count('warning'), failed: count('failed') }
  }
}

type Meaning = { faultCode: string; names: LocalTexts; remedies: LocalTexts }

/** Results with what their fault codes mean. */
export const explain = (results: readonly CheckResult[], meanings: readonly Meaning[]): ShownResult[] =>
  results.map(result => {
    const meaning = meanings.find(({ faultCode }) => faultCode === result.faultCode)
    return { ...result, names: meaning?.names ?? null, remedies: meaning?.remedies ?? null }
  })
