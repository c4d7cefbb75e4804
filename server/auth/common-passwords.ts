/**
 * Passwords of eight characters and more that stand at the top of every leaked list, and those a person would take
 * from this product's name or this part of the world. Compared in lower case.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 12345678910 123123123 1234512345 11111111 111111111 00000000 000000000 88888888
  87654321 987654321 9876543210 0987654321 12341234 11223344 1122334455 147258369 123654789 789456123 159753456
  password password1 password12 password123 password1234 password! password1! passw0rd p@ssw0rd p@ssword p@55w0rd
  pass1234 pass12345 mypassword changeme changeme123 default1 letmein1 letmein123 welcome1 welcome123 welcome2024
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyuiop123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx
  asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abcdefgh abcdefghi a1b2c3d4 aa123456 a1234567
  iloveyou iloveyou1 iloveyou2 princess princess1 sunshine sunshine1 football football1 baseball superman superman1
  batman123 spiderman starwars pokemon1 michael1 jennifer jessica1 charlie1 computer internet whatever trustno1
  admin123 admin1234 administrator root1234 test1234 testtest guest123 user1234 master123 dragon123 monkey123
  liverpool liverpool1 chelsea1 chelsea123 arsenal1 arsenal123 manchester barcelona juventus realmadrid
  blessing blessing1 godisgood godisgreat jesus123 jesuschrist jesusislord jesuslovesme hallelujah emmanuel allahuakbar
  bismillah muhammad mohammed nigeria1 nigeria123 ghana123 kenya123 kenya254 africa123 southafrica uganda123
  tanzania ethiopia cameroon zimbabwe senegal1 baraza123 barazabaraza`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
