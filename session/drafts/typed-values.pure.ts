/** Fields whose values are never kept: whoever finds the tab could use them. `repeat` has a password once more. */
const secret = /password|secret|token|captcha|verification|^(code|pin|otp|repeat)$/i

const isTyped = (value: unknown): boolean => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isTyped)
  return isPlain(value) && Object.entries(value).every(([name, part]) => !secret.test(name) && isTyped(part))
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** The values of a draft that may be kept: no passwords, no codes and no files. */
export const typedValues = (draft: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(draft).filter(([name, value]) => !secret.test(name) && isTyped(value)))

/**
 * The kept values that fit a form: those of its fields, each of the kind that the form begins with. Any script may have
 * written them.
 */
export const fittingValues = (kept: unknown, start: object): Record<string, unknown> =>
  isPlain(kept)
    ? Object.fromEntries(
        Object.entries(typedValues(kept)).filter(([name, value]) => {
          const first: unknown = Object.hasOwn(start, name) ? start[name as keyof typeof start] : undefined
          return Object.hasOwn(start, name) && (first == null || value === null || kindOf(first) === kindOf(value))
        })
      )
    : {}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value)
