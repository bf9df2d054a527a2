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

/** Whether a sheet is of the elements. Anybody can have a shadow root adopt another one. */
export const isOwnSheet = (sheet: CSSStyleSheet): boolean => [...sheets.values()].includes(sheet)
