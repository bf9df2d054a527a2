const sheets = new Map<string, CSSStyleSheet>()

/** The parsed sheet of a source. All shadow roots that adopt it share one object. */
export const sheetOf = (source: string): CSSStyleSheet => {
  let sheet = sheets.get(source)
  if (sheet === undefined) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(source)
    sheets.set(source, sheet)
  }
  return sheet
}

/** The text that a sheet of the elements was made of; undefined for one of anybody else, whom no root keeps from adopting it. */
export const sourceOf = (sheet: CSSStyleSheet): string | undefined => {
  for (const [source, own] of sheets) if (own === sheet) return source
  return undefined
}
