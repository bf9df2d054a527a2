/** Gives the test page the tokens, as a page of the portal has them. */
export const linkTokens = async (): Promise<CSSStyleSheet> => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/elements/tokens.css'
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
  })
  document.head.append(link)
  await loaded
  if (link.sheet === null) throw new Error('The tokens have no sheet.')
  return link.sheet
}
