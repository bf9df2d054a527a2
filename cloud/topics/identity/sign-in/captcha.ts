import { randomInt } from 'node:crypto'
import captcha from 'ppfun-captcha'
import type { CaptchaKind } from '#contract/calls/identity/codes.ts'
import { codes } from '#contract/codes.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { countOrRefuse } from '../../rates/index.ts'
import { addCaptcha, addImageTicket, takeCaptcha } from '../sql/sign-in/captchas.ts'
import { newToken, tokenHash } from '../tokens.ts'

declare module 'ppfun-captcha' {
  /** Draws a given text; the package has it, its types don't. */
  export const createCaptcha: (text: string, options?: Record<string, unknown>) => string
}

/** Without characters that are taken for one another, drawn or typed. */
const alphabet = 'ACDEFHJKLMNPRTUVWXY34679'

const randomText = (characters: number): string =>
  Array.from({ length: characters }, () => alphabet[randomInt(alphabet.length)]).join('')

/**
 * The text as one outlined path that runs on from character to character, so that it stands nowhere in the file. The
 * library only draws: its own choice of text is not from a cryptographic source.
 */
const draw = (text: string): string => {
  const svg = captcha.createCaptcha(text, { width: 300, height: 100, fontSize: 76, background: '#fff', stroke: '#222' })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** A new captcha: the text of its image, and the right answer. */
const newTask = (kind: CaptchaKind, characters: number) => {
  if (kind === 'image') {
    const text = randomText(characters)
    return { shown: text, imageCode: text }
  }
  const [first, second] = [randomInt(11, 60), randomInt(2, 10)]
  const question = `${first} + ${second}`
  return { shown: question, imageCode: String(first + second), question }
}

/**
 * Makes an image to read, or a sum for a person who can't see one. Programs read sums as well, so that an address gets
 * few of them. Sums only keep floods out.
 * @throws Refusal 610520
 */
export const newCaptcha = async (
  { database, now, rules }: CloudServices,
  kind: CaptchaKind,
  networkAddress: string
): Promise<{ imageId: string; image: string; question?: string }> => {
  const { images, questions } = rules.address
  await countOrRefuse(database, `image from ${networkAddress}`, images, now())
  if (kind === 'question') await countOrRefuse(database, `question from ${networkAddress}`, questions, now())
  const imageId = newToken()
  const { shown, imageCode, ...question } = newTask(kind, rules.captcha.characters)
  await addCaptcha(database, { imageId, imageCode, expireTime: now() + rules.captcha.lifeMs })
  return { imageId, image: draw(shown), ...question }
}

/** As it was meant: in any case, and in the wide digits of East Asian keyboards. */
const asMeant = (typed: string): string => typed.normalize('NFKC').toUpperCase()

/**
 * Spends an image for a ticket. The image is gone after one try, right or wrong: it could be guessed otherwise.
 * @throws Refusal 610014
 */
export const solveCaptcha = async (
  { database, now, rules }: CloudServices,
  { imageId, imageCode }: { imageId: string; imageCode: string }
): Promise<{ imageTicket: string }> => {
  const time = now()
  const shown = await takeCaptcha(database, imageId, time, rules.captcha.lifeMs)
  if (shown !== asMeant(imageCode)) throw new Refusal(codes.captchaWrong)
  const imageTicket = newToken()
  await addImageTicket(database, { ticketHash: tokenHash(imageTicket), expireTime: time + rules.captcha.ticketMs })
  return { imageTicket }
}
