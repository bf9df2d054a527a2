const link = async (address: string): Promise<CSSStyleSheet> => {
  const element = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
  const loaded = new Promise((resolve, reject) => {
    element.addEventListener('load', resolve)
    element.addEventListener('error', reject)
  })
  document.head.append(element)
  await loaded
  if (element.sheet === null) throw new Error(`${address} has no sheet.`)
  return element.sheet
}

/** Gives the test page all tokens, as a page of the portal has them. */
export const linkTokens = (): Promise<CSSStyleSheet[]> =>
  Promise.all(['/elements/tokens.css', '/elements/page-tokens.css'].map(link))
