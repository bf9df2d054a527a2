import type { LocalTexts } from '#contract/calls/shop/local-texts.ts'

type DemoNote = { version: string; daysAgo: number; state: 'draft' | 'published'; texts: LocalTexts }

/** Release notes of the outside API in the demo data. */
export const demoNotes: readonly DemoNote[] = [
  {
    version: '0.9.0',
    daysAgo: 120,
    state: 'published',
    texts: {
      en: 'First version for chosen customers: robots and stores.',
      zh: '面向部分客户的首个版本：机器人和门店。',
      ja: '一部のお客様向けの最初のバージョンです。ロボットと店舗を取得できます。',
      ko: '일부 고객을 위한 첫 버전입니다. 로봇과 매장을 조회할 수 있습니다.',
      th: 'เวอร์ชันแรกสำหรับลูกค้าบางราย: หุ่นยนต์และสาขา',
      fr: 'Première version pour quelques clients : robots et magasins.'
    }
  },
  {
    version: '1.0.0',
    daysAgo: 30,
    state: 'published',
    texts: {
      en: 'Tasks of robots by day. A refusal by a limit says how many seconds to wait.',
      zh: '新增按日期查询机器人任务。因超限被拒绝时，会告知需要等待的秒数。',
      ja: 'ロボットのタスクを日付で取得できます。上限による拒否では、待つ秒数が返ります。',
      ko: '로봇 작업을 날짜별로 조회할 수 있습니다. 한도 초과로 거부되면 기다릴 초가 함께 전달됩니다.',
      th: 'ดูงานของหุ่นยนต์ตามวันได้ เมื่อถูกปฏิเสธเพราะเกินขีดจำกัด จะบอกจำนวนวินาทีที่ต้องรอ',
      fr: 'Tâches des robots par jour. Un refus par une limite indique combien de secondes attendre.'
    }
  },
  {
    version: '1.1.0',
    daysAgo: 0,
    state: 'draft',
    texts: {
      en: 'Planned: faults of robots.',
      zh: '计划中：机器人故障。',
      ja: '予定：ロボットの故障。',
      ko: '예정: 로봇 고장.',
      th: 'กำลังวางแผน: ความขัดข้องของหุ่นยนต์',
      fr: 'Prévu : pannes des robots.'
    }
  }
]
