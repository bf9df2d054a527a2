/* The texts of the import alone, in a file of their own: few people open this page. */
import type en from './messages/en.json'

export const messages = import.meta.glob<typeof en>('./messages/*.json', { eager: true, import: 'default' })
