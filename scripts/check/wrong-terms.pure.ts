import type { Language } from '../../contract/languages.ts'
import type { Catalogue } from '../../contract/texts/message-problems.ts'

/** A comparison needs one of these before "than". */
const comparing =
  /(?<!\b(?:more|less|fewer|rather|worse|better|larger|smaller|longer|shorter|deeper|older|newer|faster|slower|earlier|later|higher|lower|sooner)\b.*)\bthan\b/i

/** The wrong words of each language, each with the right one (docs/glossary.md). */
const wrongTerms: Readonly<Record<Language, readonly (readonly [wrong: RegExp, right: string])[]>> = {
  en: [
    [/\btenants?\b/i, 'organisation'],
    [/\bsign(ed|ing)?[ -]in\b/i, 'log in'],
    [/\blog-ins?\b/i, 'login'],
    [/\b[KM]iB\b/, 'kB or MB'],
    [comparing, 'more than, less than; or: compared with, different from'],
    [/'/, '’']
  ],
  fr: [
    [/\blocataires?\b/i, 'organisation'],
    [/\bmagasins?\b/i, 'établissement'],
    [/\bscènes?\b/i, 'espace'],
    [/\bréglages?\b/i, 'paramètre'],
    [/\bcampagnes?\b/i, 'déploiement'],
    [/\bEntrez\b/, 'Saisissez'],
    // A line must not break between a word and its sign.
    [/[ \u00a0][:;?!%»](?!\w)|«[ \u00a0]/, 'a narrow no-break space (U+202F) beside : ; ? ! % « »'],
    [/'/, '’'],
    [/\b[KM]io\b/, 'ko or Mo']
  ],
  ja: [
    [/(?<!操作)端末/, 'デバイス'],
    [/[KM]iB/, 'kB or MB'],
    [/テナント/, '組織'],
    [/販売店/, '代理店'],
    [/規則/, 'ルール'],
    [/機種/, 'モデル'],
    [/役割/, 'ロール'],
    [/電池/, 'バッテリー'],
    [/乗車/, '搭乗'],
    [/配車/, '搬送'],
    [/出来事/, 'イベント'],
    [/障害(?!物)/, '故障'],
    [/負荷(試験|テスト)/, 'ストレステスト'],
    [/取り込(む|み|め)/, 'インポート'],
    [/書き出(す|し|せ)/, 'エクスポート'],
    [/もう一度試す/, '再試行'],
    [/だれ/, '誰'],
    [/わか(る|り)/, '分かる'],
    [/あなた/, '自分, or no word'],
    [/[ぁ-んァ-ヶ一-龠][?!:;]|％|\} %/, '？ ！ ： ；, and % without a space']
  ],
  ko: [
    [/[KM]iB/, 'kB or MB'],
    [/테넌트/, '조직'],
    [/장면/, '작업 공간'],
    [/장치/, '기기'],
    [/롤아웃/, '배포'],
    [/부하 시험/, '스트레스 테스트'],
    [/애프터서비스/, 'A/S'],
    [/내려받/, '다운로드'],
    [/누군가|당신/, 'no word'],
    [/[까]요\?/, '하시겠습니까?'],
    // A name ends in a consonant or in a vowel, and the particle follows it. A noun behind the name takes the particle.
    [/[을이은]\([를가는]\)|\(으\)로|[과와]\([와과]\)/, 'a noun behind the name, with its particle'],
    [/\} %/, '% without a space']
  ],
  th: [
    [/[KM]iB/, 'kB or MB'],
    [/ผู้เช่า/, 'องค์กร'],
    [/ฉาก/, 'พื้นที่ทำงาน'],
    [/แม่แบบ/, 'เทมเพลต'],
    [/ร้าน(?!ค้า|อาหาร|น้ำชา|นวด)/, 'สาขา'],
    [/(?<!ยก)เลิกผูก/, 'ยกเลิกการผูก'],
    [/ไคลเอนต์/, 'ไคลเอ็นต์'],
    [/\} %/, '% without a space']
  ],
  zh: [
    [/[KM]iB/, 'kB or MB'],
    [/经销商/, '代理商'],
    [/会话/, '登录'],
    [/组织/, '租户'],
    [/仪表板/, '仪表盘'],
    [/账户/, '账号'],
    [/缺勤/, '请假'],
    [/制造商/, '厂商'],
    [/无应答/, '无响应'],
    [/工作平台/, '企业通讯工具'],
    [/未能加载/, '无法加载'],
    [/国家(?!或地区)/, '国家或地区'],
    [/[一-龠][?!:;]|％|\} %/, '？ ！ ： ；, and % without a space']
  ]
}

/** The texts that call a thing by another name than all others do, or are written in another way. */
export const wrongTermsIn = (catalogue: Catalogue): string[] =>
  Object.entries(wrongTerms).flatMap(([language, terms]) =>
    Object.entries(catalogue[language as Language] ?? {}).flatMap(([key, text]) => {
      if (typeof text !== 'string') return []
      const shown = text.replaceAll(/\{\{\w+\}\}/g, '{}')
      return terms.flatMap(([wrong, right]) => {
        const found = wrong.exec(shown)?.[0]
        return found === undefined ? [] : [`${language}.json: ${key} says “${found}”. The glossary says: ${right}.`]
      })
    })
  )
