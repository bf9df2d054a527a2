/* The texts of the import alone, in a file of their own: few people open this page. */
import en from './messages/en.json'
import fr from './messages/fr.json'
import ja from './messages/ja.json'
import ko from './messages/ko.json'
import th from './messages/th.json'
import zh from './messages/zh.json'

export const messages = { zh, en, ja, ko, th, fr }
