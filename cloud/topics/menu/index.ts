/* What other topics may use of this one. */

export { type MenuNode, menuNodesFinder } from './sql/menu.ts'
