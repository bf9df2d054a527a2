/** How many of the materials that a robot was asked to show it says that it shows. Others that it names are left out. */
export const countShown = (asked: readonly number[], said: readonly number[]): number =>
  new Set(asked.filter(id => said.includes(id))).size
