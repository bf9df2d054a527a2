import { assert } from 'chai'
import type { FailureReason } from '#root-config/apps/failures.ts'
import { type Evidence, reasonOf } from '#root-config/reasons/failure-reason.pure.ts'

const url = 'https://site.test/fleet.js'

/** An error as a browser makes it, with the place in its stack where it was thrown. */
const thrown = <Thrown extends Error>(error: Thrown, place = ''): Thrown =>
  Object.assign(error, { stack: `${error.name}: ${error.message}${place}` })

const evalRefused = new EvalError('the policy refuses eval')
const syntaxError = thrown(new SyntaxError("Unexpected token ')'"))
const parseError = thrown(new SyntaxError('Unexpected end of JSON input'), `\n    at JSON.parse\n    at ${url}:1:9`)
const missingName = thrown(new SyntaxError(`The requested module '${url}' does not provide an export named 'x'`))
const notRegistered = new Error(`${url} (SystemJS https://github.com/systemjs/systemjs/blob/main/docs/errors.md#2)`)
const notFetched = new Error(`${url} (SystemJS https://github.com/systemjs/systemjs/blob/main/docs/errors.md#3)`)
const refusal = (directive: string, blocked = 'https://other.test/a') => ({ directive, blocked })

/** A circle of causes. */
const circle = new Error('one')
circle.cause = new Error('other', { cause: circle })

const cases: [what: string, Partial<Evidence>, FailureReason | undefined][] = [
  ['a file that could not be fetched', {}, undefined],
  ['a script that the policy refused', { refusals: [refusal('script-src-elem')] }, 'policy'],
  ['a call that it refused at the start', { stage: 'start', refusals: [refusal('connect-src')] }, 'policy'],
  ['a worker that it refused in an update', { stage: 'update', refusals: [refusal('worker-src')] }, 'policy'],
  ['a style sheet that it refused', { stage: 'start', refusals: [refusal('style-src-elem')] }, 'policy'],
  ['WebAssembly that it refused', { stage: 'start', refusals: [refusal('script-src', 'wasm-eval')] }, 'policy'],
  ['an image that it refused', { stage: 'start', refusals: [refusal('img-src')] }, undefined],
  ['a library that tried eval', { stage: 'start', refusals: [refusal('script-src', 'eval')] }, undefined],
  ['eval that stopped the start', { stage: 'start', cause: evalRefused }, 'eval'],
  ['eval behind another error', { stage: 'start', cause: new Error('no view', { cause: evalRefused }) }, 'eval'],
  ['eval at the top of the module', { cause: evalRefused, refusals: [refusal('script-src', 'eval')] }, 'eval'],
  [
    'a text that was no HTML for the policy',
    { stage: 'start', cause: new TypeError('refused'), refusals: [refusal('require-trusted-types-for')] },
    'eval'
  ],
  [
    'a policy without leave',
    { cause: new TypeError('refused'), refusals: [refusal('trusted-types', 'trusted-types-policy')] },
    'eval'
  ],
  [
    'a library that tried HTML',
    { stage: 'start', cause: new Error('mount'), refusals: [refusal('require-trusted-types-for')] },
    undefined
  ],
  ['other bytes', { hasOtherBytes: true }, 'hash'],
  ['a syntax error', { cause: syntaxError }, 'format'],
  ['a name that a module lacks', { cause: missingName }, 'format'],
  ['a script that registers no module', { cause: notRegistered }, 'format'],
  ['a CommonJS module', { cause: new ReferenceError('module is not defined') }, 'format'],
  ['a variable that is missing', { cause: new ReferenceError('modules is not defined') }, undefined],
  ['text that a running module could not parse', { cause: parseError }, undefined],
  ['a syntax error at the start', { stage: 'start', cause: syntaxError }, undefined],
  ['an error of its own', { stage: 'start', cause: new Error('mount') }, undefined],
  ['something thrown that is no error', { cause: 'no' }, undefined],
  ['a circle of causes', { cause: circle }, undefined]
]

suite('The reason of a failure', () => {
  for (const [what, evidence, reason] of cases) {
    test(`is ${reason ?? 'unknown'} for ${what}`, () =>
      assert.strictEqual(
        reasonOf({ stage: 'load', cause: notFetched, url, refusals: [], hasOtherBytes: false, ...evidence }),
        reason
      ))
  }
})
