import { objectionsTo } from '../support/objections.ts'
import { expect, test } from '../support/portal.ts'

/* Files as Excel saves them in China, Japan and Korea, in each import. */

const files = [
  {
    what: 'stores in GB18030',
    account: 'distributor',
    page: '/sub-app/store/import',
    coding: 'gb18030',
    shown: 'Chinese (GB18030)',
    // "饺子馆二店,上海"
    bytes: `${Buffer.from('name,city,country,timeZone\r\n').toString('hex')}bdc8d7d3b9ddb6feb5ea2cc9cfbaa3${Buffer.from(',CN,Asia/Shanghai').toString('hex')}`,
    text: '饺子馆二店'
  },
  {
    what: 'robots in EUC-KR',
    account: 'operator',
    page: '/sub-app/robot/list/import',
    coding: 'euc-kr',
    shown: 'Korean (EUC-KR)',
    // "배달 로봇"
    bytes: `${Buffer.from('serial,model,name\r\nKR-1,T10,').toString('hex')}b9e8b4de20b7cebabf`,
    text: '배달 로봇'
  },
  {
    what: 'fault codes in Shift_JIS',
    account: 'operator',
    page: '/sub-app/deploy/fault-codes/import',
    coding: 'shift_jis',
    shown: 'Japanese (Shift_JIS)',
    // "センサー"
    bytes: `${Buffer.from('code,severity,name.en,name.ja,remedy.en\r\nJP-1,error,Sensor,').toString('hex')}835a83938354815b${Buffer.from(',Clean it.').toString('hex')}`,
    text: 'センサー'
  }
] as const

for (const { what, account, page: address, coding, shown, bytes, text } of files)
  test(`a file of ${what} is shown before it is sent, in the coding that was found or chosen`, async ({
    page,
    visitor
  }) => {
    await visitor.open(account, address)
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'file.csv', mimeType: 'text/csv', buffer: Buffer.from(bytes, 'hex') })
    const choice = page.getByLabel('Character encoding')
    await expect(choice).toHaveValue(coding)
    await expect(choice.getByRole('option', { selected: true })).toHaveText(shown)
    const rows = page.getByRole('table', { name: 'First rows of the file' })
    await expect(rows).toContainText(text)
    expect(await objectionsTo(page)).toEqual([])

    await choice.selectOption('UTF-8')
    await expect(page.getByText('The file does not fit this encoding.')).toBeVisible()
    await expect(rows).toBeHidden()
    await choice.selectOption(shown)
    await expect(rows).toContainText(text)
    await page.getByRole('button', { name: 'Check the file' }).click()
    await expect(page.getByRole('status').filter({ hasText: /New: 1|wrong/ })).toBeVisible()
  })
