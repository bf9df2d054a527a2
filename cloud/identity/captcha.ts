import { randomInt } from 'node:crypto'
import captcha from 'ppfun-captcha'
import { codes } from '#contract/codes.ts'
import { addCaptcha, addImageTicket, takeCaptcha } from '../database/captchas.ts'
import { Refusal } from '../refusal.ts'
import { captchaRule } from './rules.ts'
import type { IdentityServices } from './services.ts'
import { newToken, tokenHash } from './tokens.ts'

declare module 'ppfun-captcha' {
  /** Draws a given text; the package has it, its types don't. */
  export const createCaptcha: (text: string, options?: Record<string, unknown>) => string
}

/** Without characters that are taken for one another, drawn or typed. */
const alphabet = 'ACDEFHJKLMNPRTUVWXY34679'

const randomText = (): string =>
  Array.from({ length: captchaRule.characters }, () => alphabet[randomInt(alphabet.length)]).join('')

/**
 * The text as one outlined path that runs on from character to character, so that it stands nowhere in the file. The
 * library only draws: its own choice of text is not from a cryptographic source.
 */
const draw = (text: string): string => {
  const svg = captcha.createCaptcha(text, { width: 300, height: 100, fontSize: 76, background: '#fff', stroke: '#222' })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** Makes an image to read. */
export const newCaptcha = async ({ database, now }: IdentityServices): Promise<{ imageId: string; image: string }> => {
  const imageId = newToken()
  const imageCode = randomText()
  await addCaptcha(database, { imageId, imageCode, expireTime: now() + captchaRule.imageMs })
  return { imageId, image: draw(imageCode) }
}

/**
 * Spends an image for a ticket. The image is gone after one try, right or wrong: it could be guessed otherwise.
 * @throws Refusal 610014
 */
export const solveCaptcha = async (
  { database, now }: IdentityServices,
  { imageId, imageCode }: { imageId: string; imageCode: string }
): Promise<{ imageTicket: string }> => {
  const time = now()
  const shown = await takeCaptcha(database, imageId, time)
  if (shown !== imageCode.toUpperCase()) throw new Refusal(codes.captchaWrong)
  const imageTicket = newToken()
  await addImageTicket(database, { ticketHash: tokenHash(imageTicket), expireTime: time + captchaRule.ticketMs })
  return { imageTicket }
}
