/** The style sheets of one build: its later parts import this module from its first file. */
const sheets: CSSStyleSheet[] = []
let mounted = 0

const others = (): CSSStyleSheet[] => document.adoptedStyleSheets.filter(it => !sheets.includes(it))

const adopt = (): void => {
  document.adoptedStyleSheets = [...others(), ...sheets]
}

/**
 * Adds the text of a style sheet to the page. The plugin for Vite calls it for each `import './x.css'`, and for `<style>` of
 * a Vue component.
 */
export const addStyles = (text: string): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  sheets.push(sheet)
  adopt()
}

/**
 * Gives the page all sheets of this build while an application is mounted. A later part is evaluated once and may be shown
 * many times, so each mount adds its sheets again.
 * @returns a function that takes them away, unless another mount of this build still needs them
 */
export const keepStyles = (): (() => void) => {
  mounted += 1
  adopt()
  return () => {
    mounted -= 1
    if (mounted === 0) document.adoptedStyleSheets = others()
  }
}
