/**
 * Folded names of well-known companies that file no accounts with the SEC as 10-K, or none at all.
 * Word lists of a language hold some of them, so that they are told from ordinary words here.
 */
export const outsideCompanies: ReadonlySet<string> = new Set(
  (
    'adidas airbus aldi alibaba allianz aramco asml astrazeneca audi axa baidu barclays basf bayer bmw bosch burberry byd cartier chanel credit daimler danone dior ' +
    'ericsson ferrari fiat glaxo glencore gucci heineken hermes hitachi honda hsbc huawei hyundai ikea infineon kia lamborghini lego lenovo lidl loreal lufthansa lvmh ' +
    'maersk mercedes michelin mitsubishi nestle nintendo nissan nokia novartis openai panasonic peugeot philips pirelli porsche prada puma reliance renault roche rolex ' +
    'ryanair samsung santander sanofi sap saudi shell siemens skoda softbank sony spacex spotify stellantis suzuki tata telefonica tencent tesco tiktok totalenergies toyota tsmc ' +
    'unilever vodafone volkswagen volvo xiaomi yamaha zara zurich togg trendyol getir hepsiburada beko vestel tofas'
  ).split(' '),
);
