import * as limits from '../limits.ts'
import { namesAndItemsIn } from './json-size.ts'
import { isSecretKey, secretWords } from './secret-keys.ts'

/*
 * Usage events are kept and read by people who must not get into an account with them. Portal and cloud apply this one
 * rule. Each pattern reads a text once: it starts only where the one before stopped, or repeats a bounded number of times.
 */

/** Stands where something was taken away. */
const mask = '…'

/** Values deeper than this in an event are dropped. Nobody reads them, and the recursion needs an end. */
const deepest = 8

/** The cloud's own answer codes (docs/requirements.md §8) are numbers; a code that was sent to somebody is a text. */
const isAnswerCode = (value: unknown): boolean => typeof value === 'number' && value >= 610_000 && value < 615_000

/**
 * The same JSON value without secrets. A value under a secret name is masked. So are the parts of any text that look like
 * secrets: tokens, sign-in headers, codes, credentials in addresses, e-mail addresses, phone numbers, embedded files. A text
 * is cut to `trackingTextMaxLength` characters.
 */
export const withoutSecrets = (value: unknown, budget: Budget = { left: limits.trackingTextsSizeMax }): unknown =>
  scrub(value, 0, budget)

/**
 * The properties of a usage event without secrets. The `code` of an `apiError` is the answer's own number, whichever
 * number a cloud answers: people look for the ones that nobody knows yet. Under that name in any other event, a number may
 * be a code that was sent to somebody.
 */
export const propertiesWithoutSecrets = (
  { event, properties }: { event: string; properties: Readonly<Record<string, unknown>> },
  budget?: Budget
): Record<string, unknown> => {
  const kept = withoutSecrets(properties, budget) as Record<string, unknown>
  const { code } = properties
  return event === 'apiError' && typeof code === 'number' ? { ...kept, code } : kept
}

/**
 * How many more names and items are looked at in texts that hold JSON, since a short text can hold many; a text that
 * holds more is masked. Values that come together share one. The names and items beside such texts are the caller's to bound.
 */
export type Budget = { left: number }

const scrub = (value: unknown, depth: number, budget: Budget): unknown => {
  if (typeof value === 'string') return scrubText(value, depth, budget)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= deepest) return mask
  if (Array.isArray(value)) return value.map(item => scrub(item, depth + 1, budget))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      scrubText(key, deepest, budget),
      scrubField(key, inner, depth, budget)
    ])
  )
}

const scrubField = (key: string, value: unknown, depth: number, budget: Budget): unknown => {
  const tellsNothing = value === null || value === '' || typeof value === 'boolean' || isAnswerCode(value)
  return isSecretKey(key) && !tellsNothing ? mask : scrub(value, depth + 1, budget)
}

const scrubText = (text: string, depth: number, budget: Budget): string => {
  const short = cut(text)
  const inner = depth < deepest ? jsonOf(short) : undefined
  if (inner !== undefined) {
    budget.left -= namesAndItemsIn(inner, budget.left)
    return budget.left < 0 ? mask : JSON.stringify(scrub(inner, depth + 1, budget))
  }
  return shapes.reduce(
    (rest, [pattern, put]) => (typeof put === 'string' ? rest.replace(pattern, put) : rest.replace(pattern, put)),
    short
  )
}

/** Cut at the last gap between two words: half a token or half an address would be nothing that a pattern knows. */
const cut = (text: string): string => {
  const longest = limits.trackingTextMaxLength
  if (text.length <= longest) return text
  const beginning = text.slice(0, longest)
  const gap = Math.max(...[' ', '\n', '&', ',', ';', '/', '"'].map(sign => beginning.lastIndexOf(sign)))
  return `${beginning.slice(0, Math.max(gap, 0))}${mask}`
}

/** Objects and lists that were written into a text, as bodies of requests are. */
const jsonOf = (text: string): object | undefined => {
  if (!/^\s{0,9}[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Many texts begin with a bracket and are no JSON.
    return undefined
  }
}

type Put = string | ((...groups: string[]) => string)

const looksRandom = (run: string): boolean => /[a-z]/.test(run) && /[A-Z]/.test(run)

/** In the order in which they apply: a header's value is taken whole before its parts are looked at. */
const shapes: [pattern: RegExp, put: Put][] = [
  // An embedded file.
  [/\bdata:[\w/+.;=-]{0,100},[^\s"'<>)]*/gi, `data:${mask}`],
  // Headers, to the end of their line.
  [/\b((?:set-)?cookie|(?:proxy-)?authori[sz]ation)(["']?\s{0,4}[:=])[^\r\n]*/gi, `$1$2 ${mask}`],
  [/\b(bearer|basic|digest|negotiate)\s{1,4}[\w+/=.~-]{8,}/gi, `$1 ${mask}`],
  // A JSON web token.
  [/(?<![\w-])eyJ[\w-]{2,}\.[\w-]{2,}(?:\.[\w-]*)?/g, mask],
  // Name and password before an address's host.
  [/:\/\/[^\s/@?#"']{1,256}@/g, `://${mask}@`],
  // `name=value`, `name: value`, `"name":"value"`, also as an address writes it inside another address. A value is
  // taken with its quotes, or to the next sign that ends one.
  [
    new RegExp(
      `(${secretWords.join('|')}|e-?mail|mailbox|phone|mobile|(?<![a-z])(?:code|pin|otp|tel))` +
        `([\\w-]{0,20}(?:%22|\\\\{0,3}["']|\\]|%5D)?\\s{0,4}(?:=|:(?!//)|%3D|%3A)\\s{0,4})` +
        `(?:"(?:[^"\\\\]|\\\\.)*"?|\\\\{1,3}"[^"\\\\]*(?:\\\\{1,3}")?|'[^']*'?|[^\\s&;,#"'}]+)`,
      'gi'
    ),
    `$1$2${mask}`
  ],
  // A code of six digits beside the word for it, as the cloud's letters write it.
  [/(\bcode\b|验证码|驗證碼|コード|코드|인증번호|รหัส)([^\d\r\n]{0,40})\d{6}(?!\d)/gi, `$1$2${mask}`],
  [/(?<!\d)\d{6}(?!\d)(?=[^\d\r\n]{1,40}(?:\bcode\b|验证码|驗證碼|コード|코드|인증번호|รหัส))/gi, mask],
  // 256 random bits in base64url, and longer ones.
  [/(?<![\w-])[\w-]{43,}/g, run => (looksRandom(run) ? mask : run)],
  // An e-mail address; the last part of its host begins with a letter, unlike the version in `package@6.0.3`.
  [
    /(?<![^\s@"'<>()[\]{},;:=&?/\\|…])[^\s@"'<>()[\]{},;:=&?/\\|…]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,7}\.\p{L}[\p{L}\p{N}-]{1,62}/gu,
    mask
  ],
  // Numbers of phones: with a plus, or as mainland China writes them.
  [/(?:\+|%2B|(?<![\w.])00)[1-9](?:[ ().-]{0,2}\d){6,14}(?!\d)/gi, mask],
  [/(?<![\w.+-])1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?![\w-])/g, mask]
]
