import { chromium } from '@playwright/test';
const [,, email, password] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' })).newPage();
page.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text()); });
page.on('pageerror', (e) => console.log('pageerror', String(e)));
const base = 'http://localhost:3411';
await page.goto(base + '/login?lang=en');
await page.fill('input[type=email]', email);
await page.fill('input[type=password]', password);
await page.keyboard.press('Enter');
await page.waitForURL(/chat|account|\/$/, { timeout: 30000 });
await page.goto(base + '/chat?symbol=BTCUSDT&interval=1m');
await page.waitForSelector('[data-testid=live-chip]', { timeout: 40000 });
await page.waitForTimeout(2500);
console.log(await page.locator('[data-testid=live-chip]').innerText(), await page.locator('[data-analysis]').getAttribute('data-analysis'));
await page.screenshot({ path: '/tmp/m1.png' });
const t0 = Date.now(); let last; let n=0;
page.on('response', (r) => { if (r.url().includes('/api/analyses')) console.log(new Date().toISOString(), r.request().method(), r.status()); });
const asOf = () => page.locator('header.chart-heading button').first().innerText();
while (Date.now() - t0 < 75000 && n < 2) {
  const id = await asOf();
  if (id !== last) { console.log(new Date().toISOString(), id); n++; last = id; }
  await page.waitForTimeout(20);
}
await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/m2.png' });
await page.setViewportSize({ width: 390, height: 844 });
await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/m3.png' });
await browser.close();
