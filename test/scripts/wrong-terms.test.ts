import { expect, test } from '@playwright/test'
import type { Language } from '#contract/languages.ts'
import { wrongTermsIn } from '../../scripts/check/wrong-terms.pure.ts'

const texts: [language: Language, text: string, isRefused: boolean][] = [
  ['en', 'Choose the tenant.', true],
  ['en', 'Choose the organisation.', false],
  ['en', 'All robots of {{tenant}}', false],
  ['en', 'Sign in', true],
  ['en', 'Log in', false],
  ['en', 'Log-ins', true],
  ['en', 'A file of 32 MiB at most', true],
  ['en', 'A file of 32 MB at most', false],
  ['en', 'than the day before', true],
  ['en', 'Another floor than the robot’s', true],
  ['en', 'The file is larger than {{size}}.', false],
  ['en', 'At its date more robots fitted than one roll-out takes.', false],
  ['en', "Robots can't ride it.", true],
  ['fr', '32 Mio au plus', true],
  ['ja', 'どの端末でも', true],
  ['fr', 'Le locataire du robot', true],
  ['fr', 'Lancer une campagne', true],
  ['fr', 'Lancer un déploiement', false],
  ['zh', '经销商的客户', true],
  ['zh', '租户', false],
  ['zh', '国家或地区', false],
  ['zh', '请选择国家。', true],
  ['zh', '删除此模板?', true],
  ['fr', 'Supprimer {{name}} ?', true],
  ['fr', 'Supprimer {{name}}\u202f?', false],
  ['fr', 'Ouvert de 9:00 à 18:00', false],
  ['ja', '障害物との距離', false],
  ['ja', '継続中の障害', true],
  ['ja', 'このお知らせを終了しますか?', true],
  ['ko', '{{name}}을(를) 삭제했습니다.', true],
  ['ko', '{{name}} 항목을 삭제했습니다.', false],
  ['ko', '이 버전을 철회할까요?', true],
  ['ko', '이 버전을 철회하시겠습니까?', false],
  ['th', 'ผูกกับร้าน', true],
  ['th', 'ร้านค้าออนไลน์', false],
  ['th', 'เลิกผูกกับสาขา', true],
  ['th', 'ยกเลิกการผูกกับสาขา', false]
]

for (const [language, text, isRefused] of texts)
  test(`the text «${text}» ${isRefused ? 'calls a thing by another name' : 'has the right words'}`, () => {
    expect(wrongTermsIn({ [language]: { key: text } }).length).toBe(isRefused ? 1 : 0)
  })
