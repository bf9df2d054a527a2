import { uploadTopics, wholeTextsOf } from '../../cloud/support/languages.ts'
import { expect, test } from '../support/portal.ts'

test('an uploaded Korean file changes a sentence in the mall, also while it is open, and no text elsewhere', async ({
  page,
  cloud,
  context,
  visitor
}) => {
  await context.addCookies([{ name: 'portal_language', value: 'ko', url: cloud.url }])
  const token = await visitor.tokenOf('operator')
  const { shop = {} } = await wholeTextsOf(cloud.url, 'ko')
  const put = async (text: string) =>
    expect((await uploadTopics(cloud.url, token, 'ko', { shop: { ...shop, 'goods.title': text } })).code).toBe(610000)
  const heading = page.getByRole('heading', { level: 1 })
  await put('<b>로봇</b> 가게')
  try {
    await visitor.open('operator', '/sub-app/shop/center')
    // As text, whatever stands in it.
    await expect(heading).toHaveText('<b>로봇</b> 가게')
    await put('로봇 시장')
    await expect(heading).toHaveText('로봇 시장')
    await page.reload()
    await expect(heading).toHaveText('로봇 시장')
    await page.goto('/sub-app/auth')
    await expect(heading).not.toHaveText('')
    await page.goto('/sub-app/shop/center')
    await put(shop['goods.title'] ?? '')
    await expect(heading).toHaveText(shop['goods.title'] ?? '')
  } finally {
    await uploadTopics(cloud.url, token, 'ko', { shop })
  }
})
