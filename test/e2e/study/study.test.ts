import { addressOf, expect, sidebar, test } from '../support/portal.ts'

test('a native module without a framework shows courses by kind of robot and keeps what is done of one', async ({
  page,
  visitor
}) => {
  await visitor.open('operator', '/sub-app/study')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8)
  await page.getByRole('combobox', { name: 'Kind of robot' }).click()
  await page.getByRole('option', { name: 'Guide' }).click()
  await expect.poll(() => addressOf(page)).toBe('/sub-app/study?kind=guide')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8)

  await page.getByRole('link', { name: 'Guide: show people the way' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide: show people the way')
  await expect(page).toHaveTitle(/Guide: show people the way/)
  const first = page.getByRole('checkbox', { name: 'Done : Add a destination' })
  await first.press('Space')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 of 3 lessons done')
  await page.reload()
  await expect(first).toBeChecked()
  await page.getByRole('link', { name: 'All courses' }).click()
  await expect(page.getByRole('progressbar', { name: '1 of 3 lessons done' })).toBeVisible()
})

test('what the cloud does not keep is not shown as done', async ({ page, complaints, visitor }) => {
  await visitor.open('operator', '/sub-app/study/1')
  await page.route('**/api/studyservice/progress', route => route.abort())
  const box = page.getByRole('checkbox').first()
  await box.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(box).not.toBeChecked()
  complaints.length = 0
})

test('another language reaches it at once, and a course that is not there in it says so', async ({
  page,
  cloud,
  visitor
}) => {
  const [course] = await cloud.query(
    `update courses set texts = texts - 'th' where robot_kind = 'medical' returning course_id`
  )
  await visitor.open('operator', `/sub-app/study/${course?.course_id}`)
  const heading = page.getByRole('heading', { level: 1 })
  await pickLanguage(page, '简体中文')
  await expect(heading).toHaveText('医疗：样本与药品运送')
  await pickLanguage(page, 'ไทย')
  await expect(heading).toHaveText('Medical: samples and medicine on their way')
  await expect(heading).toHaveAttribute('lang', 'en')
  await expect(page.getByText('หลักสูตรนี้ยังไม่มีภาษาไทย จึงแสดงเป็นภาษาอังกฤษ')).toBeVisible()
  await page.getByRole('link', { name: 'หลักสูตรทั้งหมด' }).click()
  await page.getByRole('link', { name: 'โรงแรม: ส่งของถึงห้องพัก' }).click()
  await expect(heading).toHaveText('โรงแรม: ส่งของถึงห้องพัก')
  await expect(heading).toHaveAttribute('lang', 'th')
})

test('robots, stores and courses are left for one another without a trace, each loaded once', async ({
  page,
  visitor
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await visitor.open('operator', '/sub-app/robot')
  const heading = page.getByRole('heading', { level: 1 })
  const go = async (name: 'Study' | 'Store list' | 'Robot list', group?: string) => {
    const link = sidebar(page).getByRole('link', { name })
    if (group !== undefined && !(await link.isVisible()))
      await sidebar(page).getByRole('button', { name: group }).click()
    await link.click()
    await expect(heading).toHaveText(name)
    await expect(page.locator('[data-application]')).toHaveCount(1)
  }
  for (let times = 0; times < 3; times += 1) {
    await go('Study')
    await go('Store list', 'Stores')
    await go('Robot list', 'Robots')
  }
  for (const prefix of ['robot', 'store', 'study']) {
    const files = asked.filter(path => path.startsWith(`/sub-apps/${prefix}/`))
    expect(files.filter(path => path.includes(`/${prefix}-`))).toHaveLength(1)
    expect(new Set(files).size).toBe(files.length)
  }
})

import { pickLanguage } from '../support/pick-language.ts'
