const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The key of a menu entry's title among the texts, by the entry's permission: robot:errorEvents, menu.robotErrorEvents. */
export const menuKeyOf = (permission: string): string => {
  const [first = '', ...rest] = permission.split(':')
  return `menu.${first}${rest.map(capitalised).join('')}`
}
