import * as v from 'valibot'
import type { Call } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { fieldProblems } from '#contract/envelope.ts'
import { calls } from '#contract/index.ts'
import { type Answer, ask } from './ask.ts'
import { asMember, isPermitted, type MeasuredCloud } from './cloud.ts'
import { expectedCode, type Finding, finding, told } from './finding.ts'
import { samples } from './samples.ts'

/* Rules for every call of the contract, as a table. A call skips the rows that do not concern it. */

type Named = { name: keyof typeof calls; call: Call }
type Outcome = Pick<Finding, 'expected' | 'came' | 'ok'>
type CallCheck = {
  check: string
  concerns: (named: Named, cloud: MeasuredCloud) => boolean
  run: (cloud: MeasuredCloud, named: Named) => Promise<Outcome>
}

const outcome = (expected: string, came: string, ok = expected === came): Outcome => ({ expected, came, ok })

const methods = ['GET', 'POST', 'PUT'] as const
const methodsAt = (path: string): string[] =>
  Object.values(calls).flatMap(call => (call.path === path ? [call.method] : []))
/** DELETE is no method of any call, so that it is left for a path that takes all others. */
const wrongMethod = ({ path }: Call): string => methods.find(method => !methodsAt(path).includes(method)) ?? 'DELETE'

const needsToken = ({ access }: Call): boolean => access !== 'anyone' && access !== 'guestOrMember'
const readsToken = ({ access }: Call): boolean => access !== 'anyone'

/** A body that is well-formed, so that nothing but the token can be refused. */
const bodyFor = ({ method, encoding }: Call) =>
  method === 'GET' || encoding === 'multipart'
    ? {}
    : encoding === 'form'
      ? { type: 'application/x-www-form-urlencoded', body: '' }
      : { type: 'application/json', body: '{}' }

const probe = (cloud: MeasuredCloud, call: Call, token?: string): Promise<Answer> =>
  ask(cloud.api, { method: call.method, path: call.path, token, ...bodyFor(call) })

/** The fields that a schema misses in an empty input. */
const requiredFields = (schema: v.GenericSchema | undefined): string[] => {
  if (schema === undefined) return []
  const { issues = [] } = v.safeParse(schema, {})
  return issues.flatMap(issue =>
    issue.kind === 'schema' && issue.input === undefined ? [v.getDotPath(issue) ?? ''] : []
  )
}
const missingFields = ({ query, body }: Call): string[] => {
  const inQuery = requiredFields(query)
  return inQuery.length > 0 ? inQuery : requiredFields(body)
}

const namedFields = (answer: Answer): string[] => {
  const problems = v.safeParse(fieldProblems, answer.envelope?.data)
  return problems.success ? problems.output.map(({ field }) => field) : []
}

/** Some calls have a code of their own for it. */
const refusalOf = ({ access }: Call): number =>
  (typeof access === 'object' && 'permission' in access ? access.refusedWith : undefined) ?? codes.permissionMissing

const mustNotReach = 'not-a-token-of-this-cloud'

export const callChecks: readonly CallCheck[] = [
  {
    check: 'is there, and answers with an envelope in JSON',
    concerns: () => true,
    run: async (cloud, { call }) => {
      const { envelope, contentType, status } = await probe(cloud, call)
      if (envelope?.code === codes.notFound || status === 404)
        return outcome('an answer', 'nothing at this path', false)
      if (envelope === undefined) return outcome('an envelope', `HTTP ${status} without one`, false)
      return outcome('application/json', (contentType ?? 'no content type').split(';')[0] ?? '')
    }
  },
  {
    check: 'names the request in X-Request-Id',
    concerns: () => true,
    run: async (cloud, { call }) => {
      const [one, other] = [await probe(cloud, call), await probe(cloud, call)]
      if (!one.requestId || !other.requestId) return outcome('an id', 'none', false)
      return outcome('an id of its own', one.requestId === other.requestId ? 'the same twice' : 'an id of its own')
    }
  },
  {
    check: 'asks for a token',
    concerns: ({ call }) => needsToken(call),
    run: async (cloud, { call }) => outcome(expectedCode(codes.tokenMissing), told(await probe(cloud, call)))
  },
  {
    check: 'refuses an unknown token',
    concerns: ({ call }) => readsToken(call),
    run: async (cloud, { call }) =>
      outcome(expectedCode(codes.tokenInvalid), told(await probe(cloud, call, mustNotReach)))
  },
  {
    check: 'refuses another method',
    concerns: () => true,
    run: async (cloud, { call }) => {
      const asked = { method: wrongMethod(call), path: call.path, ...(readsToken(call) ? { token: cloud.token } : {}) }
      return outcome(expectedCode(codes.methodWrong), told(await ask(cloud.api, asked)))
    }
  },
  {
    check: 'refuses who lacks the permission',
    concerns: ({ call }, cloud) => !isPermitted(cloud, call),
    run: async (cloud, { call }) => outcome(expectedCode(refusalOf(call)), told(await probe(cloud, call, cloud.token)))
  },
  {
    check: 'names the fields that are missing',
    concerns: ({ call }, cloud) =>
      call.encoding !== 'multipart' && isPermitted(cloud, call) && missingFields(call).length > 0,
    run: async (cloud, { call }) => {
      const expected = missingFields(call)
      const answer = await probe(cloud, call, readsToken(call) ? cloud.token : undefined)
      const came = namedFields(answer)
      return outcome(
        `${expectedCode(codes.parameterMissing)}: ${expected.join(', ')}`,
        `${told(answer)}: ${came.join(', ') || 'no fields'}`,
        told(answer) === expectedCode(codes.parameterMissing) && expected.every(field => came.includes(field))
      )
    }
  },
  {
    check: 'answers with data that fit',
    concerns: ({ name, call }, cloud) => samples(cloud.now())[name] !== undefined && isPermitted(cloud, call),
    run: async (cloud, { name, call }) => {
      const sample = samples(cloud.now())[name] ?? {}
      // The sample was written for this call, which the compiler can't see in a table of all.
      const answer = await asMember(cloud, call, sample as Parameters<typeof asMember>[2])
      if (told(answer) !== expectedCode(codes.success)) return outcome(expectedCode(codes.success), told(answer))
      const { issues } = v.safeParse(call.data, answer.envelope?.data)
      const [issue] = issues ?? []
      if (issue === undefined) return outcome('data as described', 'data as described')
      const place = v.getDotPath(issue) ?? 'data'
      return outcome('data as described', `${place}: ${issue.expected ?? issue.message} expected`, false)
    }
  }
]

/** Holds every call of the contract against the table. */
export const checkCalls = async (cloud: MeasuredCloud): Promise<Finding[]> => {
  const found: Finding[] = []
  for (const [name, call] of Object.entries(calls) as [keyof typeof calls, Call][])
    for (const { check, concerns, run } of callChecks)
      if (concerns({ name, call }, cloud)) {
        const { expected, came, ok } = await run(cloud, { name, call })
        found.push(finding(`${call.method} ${call.path}`, check, expected, came, ok))
      }
  return found
}
