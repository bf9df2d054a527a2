import type { CodePurpose } from '#contract/calls/identity/codes.ts'
import { calls } from '#contract/index.ts'
import { readAnswer, send, trySignIn } from './client.ts'
import { dataOf, NotTaken } from './faults/writer.ts'

/** Signs in as a stranger who solved a captcha. */
export const trySolved = async (url: string, email: string, password: string) =>
  send(url, calls.signInByEmail, { body: { email, password, imageTicket: await takeTicket(url) } })

/** Has an account locked for strangers: three wrong passwords, and two with a captcha. */
export const lockForStrangers = async (url: string, email: string): Promise<void> => {
  for (let attempt = 1; attempt <= 3; attempt += 1) await trySignIn(url, email, 'not the password')
  for (let attempt = 4; attempt <= 5; attempt += 1) await trySolved(url, email, 'not the password')
}

type Target = { cellphone: string } | { email: string }

export const targetOf = (to: string): Target => (to.startsWith('+') ? { cellphone: to } : { email: to })

const readOutbox = async <Entry>(url: string, query: string): Promise<Entry[]> => {
  const response = await fetch(`${url}/dev/outbox.json?${query}`)
  if (response.status !== 200) throw new NotTaken('the outbox', await readAnswer(response))
  return (await response.json()) as Entry[]
}

export const imageCodeOf = async (url: string, imageId: string): Promise<string | undefined> => {
  const [found] = await readOutbox<{ imageCode: string }>(url, `imageId=${imageId}`)
  return found?.imageCode
}

/** Reads an image by way of the outbox, and gives the ticket for it. */
export const takeTicket = async (url: string): Promise<string> => {
  const { imageId } = dataOf(await send(url, calls.captchaImage), 'a captcha')
  const imageCode = (await imageCodeOf(url, imageId)) ?? ''
  return dataOf(await send(url, calls.verifyCaptcha, { query: { imageId, imageCode } }), 'the captcha').imageTicket
}

/** Asks for a code as a guest with a fresh ticket, or as a member. */
export const askForCode = async (
  url: string,
  to: string,
  purpose: CodePurpose,
  token?: string,
  headers: Record<string, string> = {}
) => {
  const body = { ...targetOf(to), purpose }
  return token === undefined
    ? send(url, calls.sendCode, { body: { ...body, imageTicket: await takeTicket(url) }, headers })
    : send(url, calls.sendCode, { body, token, headers })
}

export const newestCode = async (url: string, to: string): Promise<string> => {
  const [newest] = await readOutbox<{ code: string }>(url, `to=${encodeURIComponent(to)}`)
  if (newest === undefined) throw new Error(`nothing was sent to ${to}`)
  return newest.code
}

/** Has a code sent, and reads it. */
export const receiveCode = async (url: string, to: string, purpose: CodePurpose, token?: string): Promise<string> => {
  dataOf(await askForCode(url, to, purpose, token), `a code for ${to}`)
  return newestCode(url, to)
}

/** Six digits that are not these. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
