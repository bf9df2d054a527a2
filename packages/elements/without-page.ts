/** Stands for the elements where there is no page, as in Node. Importing the package does nothing there. */

/** A function of the elements was called where there is no page. */
export class NeedsPage extends Error {
  override readonly name = 'NeedsPage'
}

const needsPage = (name: string) => async (): Promise<never> => {
  throw new NeedsPage(`${name}() of robot-portal-elements needs a page of a browser.`)
}

export const giveSession = needsPage('giveSession')
export const changeLanguage = needsPage('changeLanguage')
export const ask = needsPage('ask')
