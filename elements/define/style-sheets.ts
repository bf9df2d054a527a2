const sheets = new Map<string, CSSStyleSheet>()

/** The parsed sheet of a source: one, which all shadow roots that adopt it share. */
export const sheetOf = (source: string): CSSStyleSheet => {
  let sheet = sheets.get(source)
  if (sheet === undefined) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(source)
    sheets.set(source, sheet)
  }
  return sheet
}
