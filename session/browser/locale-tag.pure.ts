/**
 * The language tag that a browser or its system means. Some systems give names of POSIX: `en_US.UTF-8`, `en-US@posix`, `C`.
 * `Intl` throws for these, and a page that reads them unguarded stays white.
 * @returns the tag in its usual form; undefined where the text names no language
 */
export const localeTag = (text: unknown): string | undefined => {
  if (typeof text !== 'string') return undefined
  try {
    return Intl.getCanonicalLocales(text.split(/[.@]/, 1)[0]?.replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}
