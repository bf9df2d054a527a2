/* Other topics may use this, and nothing else of this one. */

export { type MenuNode, menuNodesFinder } from './sql/menu.ts'
