import { calls } from '#contract/index.ts'
import { makeCall, NoAnswer } from './ask.ts'
import { checkCalls } from './call-checks.ts'
import { type Account, CannotBegin, dataOf, type MeasuredCloud, signIn } from './cloud.ts'
import type { Finding } from './finding.ts'
import { follow, rules } from './rules.ts'
import { writeRules } from './write-rules.ts'

export type ConformanceOptions = Account & {
  /** Address that the paths of the contract are below. */
  api: string
  /** Also checks what changes data. */
  write: boolean
  now?: () => number
}

/** Takes secrets out of a text. No report lets anybody in, even where a cloud repeats secrets in its answers. */
const without = (secrets: readonly string[], text: string): string =>
  secrets.reduce((scrubbed, secret) => scrubbed.replaceAll(secret, '…'), text)

/**
 * Measures a cloud by the contract.
 * @throws CannotBegin where nobody answers or the account can't sign in
 */
export const measure = async ({
  api,
  account,
  password,
  write,
  now = Date.now
}: ConformanceOptions): Promise<Finding[]> => {
  const token = await begin(api, { account, password })
  const guest: MeasuredCloud = { api, account: { account, password }, token, perms: [], now }
  try {
    const { perms } = await dataOf(guest, calls.userInfo).catch(() => ({ perms: [] as string[] }))
    const cloud = { ...guest, perms }
    const found = await checkCalls(cloud)
    for (const rule of [...rules, ...(write ? writeRules : [])]) found.push(await follow(cloud, rule))
    const scrub = (text: string) => without([token, password], text)
    return found.map(row => ({ ...row, expected: scrub(row.expected), came: scrub(row.came) }))
  } catch (error) {
    if (error instanceof NoAnswer) throw new CannotBegin(`${api} stopped answering: ${error.message}`, { cause: error })
    throw error
  } finally {
    // A cloud that can't end a session was found out above.
    await makeCall(api, calls.signOut, { body: { token } }).catch(() => undefined)
  }
}

const begin = async (api: string, account: Account): Promise<string> => {
  try {
    return await signIn(api, account)
  } catch (error) {
    if (error instanceof NoAnswer) throw new CannotBegin(`${api} does not answer: ${error.message}`, { cause: error })
    throw error
  }
}
