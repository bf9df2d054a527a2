/** What every page of this folder shows, and where it throws: at the moment that the address names. */
export const heading = 'Drawn'
export const label = 'Go on'

export const throwAt = (moment: string): void => {
  if (new URLSearchParams(location.search).get('at') === moment) throw new Error(`thrown at ${moment}`)
}

export const throwInPromise = async (): Promise<void> => {
  await undefined
  throwAt('promise')
}
