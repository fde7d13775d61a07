import { expect, test } from 'vitest'
import { axeInBothThemes, type ViewOptions, WIDTHS } from '#tests/harness/browser.ts'
import { button, openAdminPage } from '#tests/harness/admin-page.ts'
import { serveProduct } from '#tests/harness/served-product.ts'

const product = await serveProduct({ DEMO: '0' })

const openPage = (options?: ViewOptions) => openAdminPage(product, options)

test.each(WIDTHS)('the catalogue is listed by kind, status and words (CRM-198) at $width px', async ({ width }) => {
	const { page, go, pageErrors } = await openPage({ width })
	await go('/admin')
	await button(page, 'Catalogue').click()
	await page.getByRole('row', { name: /^Landing page/ }).waitFor()
	await page.getByLabel('Kind', { exact: true }).selectOption('Hotel')
	await page.getByRole('row', { name: /Hotel 12/ }).waitFor()
	await page.getByLabel('Search the catalogue').fill('nice')
	await page
		.getByRole('row', { name: /Nice.*Public/ })
		.first()
		.waitFor()
	await expect.poll(() => new URL(page.url()).search).toBe('?section=catalogue&kind=hotel&q=nice')
	await page.getByLabel('Status', { exact: true }).selectOption('Withdrawn')
	await page.getByText('Nothing in the catalogue matches').waitFor()
	expect(await axeInBothThemes(page, { andNarrow: true })).toEqual([])
	await page.goBack()
	await page.getByText('Recent Trips').waitFor()
	expect(pageErrors).toEqual([])
})
