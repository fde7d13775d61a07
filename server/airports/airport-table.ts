/**
 * Every airport with scheduled flights, and those our travellers use besides: code|name|city|country|latitude|longitude|zone|the
 * words that tell it from others, folded. Made by scripts/airports.ts, never by hand. Names and positions: airport-data-js 4.0.0
 * (CC BY 4.0), changed and abridged; cities: OurAirports (public domain); zones: geo-tz 8.1.9.
 */
export const AIRPORT_TABLE = `AAA|Anaa Airport|Anaa|PF|-17.356|-145.509|Pacific/Tahiti|anaa pf french polynesia
AAC|El Arish International Airport|El Arish|EG|31.076|33.832|Africa/Cairo|el arish eg egypt
AAE|Annaba Rabah Bitat Airport|Annaba|DZ|36.821|7.812|Africa/Algiers|annaba rabah bitat dz algeria
AAG|Arapoti||BR|-24.142|-49.856|America/Sao_Paulo|arapoti br brazil
AAI|Arraias Airport|Arraias|BR|-12.917|-46.933|America/Araguaina|arraias br brazil
AAK|Aranuka Airport|Buariki|KI|0.167|173.583|Pacific/Tarawa|aranuka buariki ki kiribati
AAL|Aalborg Airport|Aalborg|DK|57.087|9.872|Europe/Copenhagen|aalborg dk denmark
AAN|Al Ain Airport|Al Ain|AE|24.260|55.617|Asia/Dubai|al ain ae united arab emirates
AAP|Aji Pangeran Tumenggung Pranoto International Airport|Samarinda|ID|-0.374|117.256|Asia/Makassar|aji pangeran tumenggung pranoto samarinda id indonesia
AAQ|Anapa Airport|Krasnyi Kurgan|RU|45.002|37.347|Europe/Moscow|anapa krasnyi kurgan vityazevo ru russia
AAR|Aarhus Airport|Aarhus|DK|56.308|10.626|Europe/Copenhagen|aarhus dk denmark
AAT|Altay Airport|Altay|CN|47.750|88.084|Asia/Shanghai|altay xuedu cn china
AAX|Araxa Airport|Araxá|BR|-19.568|-46.929|America/Sao_Paulo|araxa br brazil
AAY|Al Ghaydah Airport|Al Ghaydah|YE|16.196|52.173|Asia/Aden|al ghaydah ye yemen
AAZ|Los Altos Airport|Quezaltenango|GT|14.865|-91.503|America/Guatemala|los altos quezaltenango gt guatemala
ABA|Abakan Airport|Abakan|RU|53.717|91.500|Asia/Krasnoyarsk|abakan ru russia
ABD|Abadan Airport|Abadan|IR|30.364|48.227|Asia/Tehran|abadan ir iran
ABE|Lehigh Valley International Airport|Allentown|US|40.652|-75.434|America/New_York|lehigh valley allentown us united states
ABI|Abilene Regional Airport|Abilene|US|32.413|-99.680|America/Chicago|abilene regional us united states
ABJ|Felix Houphouet Boigny Airport|Abidjan|CI|5.255|-3.933|Africa/Abidjan|felix houphouet boigny abidjan ci cote d ivoire
ABK|Kabri Dar Airport|Kebri Dahar|ET|6.733|44.250|Africa/Addis_Ababa|kabri dar kebri dahar et ethiopia
ABL|Ambler Airport|Ambler|US|67.088|-157.846|America/Anchorage|ambler us united states
ABM|Northern Peninsula Airport|Bamaga|AU|-10.943|142.450|Australia/Brisbane|northern peninsula bamaga au australia
ABQ|Albuquerque International Sunport|Albuquerque|US|35.050|-106.617|America/Denver|albuquerque sunport us united states
ABR|Aberdeen Regional Airport|Aberdeen|US|45.453|-98.426|America/Chicago|aberdeen regional us united states
ABS|Abu Simbel Airport|Abu Simbel|EG|22.368|31.610|Africa/Cairo|abu simbel eg egypt
ABT|Al-Aqiq Airport|Al-Baha|SA|20.294|41.640|Asia/Riyadh|al aqiq baha king saud bin abdulaziz sa saudi arabia
ABU|A.A. Bere Tallo Airport|Atambua|ID|-9.075|124.907|Asia/Makassar|a bere tallo atambua id indonesia
ABV|Nnamdi Azikiwe International Airport|Abuja|NG|9.005|7.270|Africa/Lagos|nnamdi azikiwe abuja ng nigeria
ABX|Albury Airport|Albury|AU|-36.070|146.955|Australia/Sydney|albury au australia
ABY|Southwest Georgia Regional Airport|Albany|US|31.532|-84.196|America/New_York|southwest georgia regional albany us united states
ABZ|Aberdeen International Airport|Aberdeen|GB|57.200|-2.204|Europe/London|aberdeen dyce gb united kingdom
ACA|Acapulco International Airport|Ciudad de Acapulco|MX|16.762|-99.755|America/Mexico_City|acapulco ciudad de internacional juan alvarez mx mexico
ACC|Kotoka International Airport|Accra|GH|5.607|-0.172|Africa/Accra|kotoka accra gh ghana
ACE|Lanzarote Airport|San Bartolomé|ES|28.951|-13.609|Atlantic/Canary|lanzarote san bartolome cesar manrique es spain
ACF|Alaer Talimu Airport|Aral|CN|40.464|81.247|Asia/Shanghai|alaer talimu aral cn china
ACH|Altenrhein Airport|Altenrhein|CH|47.483|9.567|Europe/Zurich|altenrhein gallen ch switzerland
ACI|Alderney Airport|Saint Anne|GG|49.707|-2.215|Europe/Guernsey|alderney saint anne gg guernsey
ACK|Nantucket Memorial Airport|Nantucket|US|41.257|-70.060|America/New_York|nantucket memorial us united states
ACM|Arica Airport|Arica|CO|-2.000|-71.833|America/Bogota|arica co colombia
ACT|Waco Regional Airport|Waco|US|31.609|-97.223|America/Chicago|waco regional us united states
ACV|California Redwood Coast-Humboldt County Airport|Arcata|US|40.971|-124.107|America/Los_Angeles|california redwood coast humboldt county arcata us united states
ACX|Xingyi Wanfenglin Airport|Xingyi|CN|25.086|104.959|Asia/Shanghai|xingyi wanfenglin cn china
ACY|Atlantic City International Airport|Atlantic City|US|39.451|-74.572|America/New_York|atlantic city us united states
ADA|Adana Sakirpasa Airport|Seyhan|TR|36.985|35.297|Europe/Istanbul|adana sakirpasa seyhan tr turkiye
ADB|Izmir Adnan Menderes Airport|İzmir|TR|38.294|27.148|Europe/Istanbul|izmir adnan menderes gaziemir tr turkiye
ADD|Addis Ababa Bole International Airport|Addis Ababa|ET|8.984|38.796|Africa/Addis_Ababa|addis ababa bole et ethiopia
ADE|Aden International Airport|Aden|YE|12.826|45.038|Asia/Aden|aden ye yemen
ADF|Adiyaman Airport|Adıyaman|TR|37.750|38.267|Europe/Istanbul|adiyaman tr turkiye
ADJ|Marka International Airport|Amman|JO|31.975|35.983|Asia/Amman|marka amman civil jo jordan
ADK|Adak Island Naval Station|Adak|US|51.883|-176.645|America/Adak|adak island naval station us united states
ADL|Adelaide Airport|Adelaide|AU|-34.938|138.537|Australia/Adelaide|adelaide au australia
ADQ|Kodiak Airport|Kodiak|US|57.754|-152.514|America/Anchorage|kodiak us united states
ADU|Ardabil Airport|Ardabil|IR|38.324|48.421|Asia/Tehran|ardabil ir iran
ADZ|Gustavo Rojas Pinilla International Airport|San Andrés|CO|12.586|-81.702|America/Bogota|gustavo rojas pinilla san andres co colombia
AEB|Baise Bama Airport|Baise|CN|23.719|106.968|Asia/Shanghai|baise bama youjiang cn china
AED|Aleneva Airport||US|58.033|-152.900|America/Anchorage|aleneva us united states
AEH|Abeche Airport|Abeche|TD|13.851|20.851|Africa/Ndjamena|abeche td chad
AEP|Aeroparque Internacional Jorge Newbery|Buenos Aires|AR|-34.556|-58.417|America/Argentina/Buenos_Aires|aeroparque internacional jorge newbery buenos aires airpark ar argentina
AER|Sochi International Airport|Sochi|RU|43.449|39.941|Europe/Moscow|sochi ru russia
AES|Vigra Alesund Airport|Ålesund|NO|62.560|6.117|Europe/Oslo|vigra alesund no norway
AET|Allakaket Airport|Allakaket|US|66.554|-152.611|America/Anchorage|allakaket us united states
AEU|Abu Musa Airport|Abu Musa|IR|25.875|55.034|Asia/Tehran|abu musa island ir iran
AEX|Alexandria International Airport (Louisiana)|Alexandria|US|31.323|-92.543|America/Chicago|alexandria louisiana us united states
AEY|Akureyri Airport|Akureyri|IS|65.655|-18.075|Atlantic/Reykjavik|akureyri is iceland
AFA|San Rafael Airport|San Rafael|AR|-34.589|-68.401|America/Argentina/Mendoza|san rafael suboficial santiago germano ar argentina
AFL|Alta Floresta Airport|Alta Floresta|BR|-9.872|-56.105|America/Cuiaba|alta floresta piloto osvaldo marques dias br brazil
AFS|Zarafshan Airport|Zarafshan|UZ|41.614|64.233|Asia/Samarkand|zarafshan uz uzbekistan
AFZ|Sabzevar Airport|Sabzevar|IR|36.172|57.603|Asia/Tehran|sabzevar national ir iran
AGA|Agadir Al Massira Airport|Agadir|MA|30.329|-9.411|Africa/Casablanca|agadir al massira ma morocco
AGE|Wangerooge Airport|Wangerooge|DE|53.783|7.917|Europe/Berlin|wangerooge de germany
AGH|Angelholm Helsingborg Airport|Ängelholm|SE|56.287|12.867|Europe/Stockholm|angelholm helsingborg se sweden
AGI|Wageningen Airport|Wageningen|SR|5.833|-56.833|America/Paramaribo|wageningen sr suriname
AGJ|Aguni Airport|Aguni|JP|26.590|127.238|Asia/Tokyo|aguni jp japan
AGM|Tasiilaq Heliport|Tasiilaq|GL|65.613|-37.618|America/Nuuk|tasiilaq heliport gl greenland
AGN|Angoon Seaplane Base|Angoon|US|57.497|-134.569|America/Juneau|angoon seaplane base us united states
AGP|Malaga Airport|Málaga|ES|36.675|-4.490|Europe/Madrid|malaga costa del sol es spain
AGR|Agra Airport|Agra|IN|27.158|77.963|Asia/Kolkata|agra air force station in india
AGS|Augusta Regional Airport|Augusta|US|33.374|-81.973|America/New_York|augusta regional bush field us united states
AGT|Alejo Garcia Airport|Ciudad del Este|PY|-25.500|-54.833|America/Asuncion|alejo garcia ciudad del este internacional guarani py paraguay
AGU|International Airport of Aguascalientes|Aguascalientes|MX|21.701|-102.314|America/Mexico_City|aguascalientes governor jesus teran peredo mx mexico
AGX|Agatti Island Airport|Agatti|IN|10.829|72.180|Asia/Kolkata|agatti island in india
AHA|Maa Mahamaya Ambikapur Airport||IN|22.987|83.196|Asia/Kolkata|maa mahamaya ambikapur in india
AHB|Abha Regional Airport|Abha|SA|18.234|42.658|Asia/Riyadh|abha regional sa saudi arabia
AHE|Ahe|Ahe Atoll|PF|-14.531|-146.319|Pacific/Tahiti|ahe atoll pf french polynesia
AHO|Alghero-Fertilia Airport|Alghero|IT|40.630|8.296|Europe/Rome|alghero fertilia it italy
AHT|Amchitka Airport||US|51.500|179.000|America/Adak|amchitka us united states
AIA|Alliance Municipal Airport|Alliance|US|42.052|-102.807|America/Denver|alliance municipal us united states
AIB|Anita Bay Airport||US|56.233|-132.383|America/Sitka|anita bay us united states
AIN|Wainwright Airport|Wainwright|US|70.633|-160.033|America/Anchorage|wainwright us united states
AIP|Adampur Airport|Adampur|IN|31.433|75.761|Asia/Kolkata|adampur in india
AIT|Aitutaki Airport|Aitutaki|CK|-18.829|-159.767|Pacific/Rarotonga|aitutaki ck cook islands
AIU|Atiu Island Airport|Atiu Island|CK|-20.033|-158.100|Pacific/Rarotonga|atiu island ck cook islands
AJA|Ajaccio Napoleon Bonaparte Airport|Ajaccio|FR|41.920|8.794|Europe/Paris|ajaccio napoleon bonaparte fr france
AJF|Jouf Airport|Al-Jawf|SA|29.789|40.101|Asia/Riyadh|jouf al jawf domestic sa saudi arabia
AJI|Agri Airport|Ağrı|TR|39.650|43.025|Europe/Istanbul|agri tr turkiye
AJL|Aizawl Airport|Aizawl|IN|23.839|92.625|Asia/Kolkata|aizawl lengpui in india
AJN|Ouani Airport|Ouani|KM|-12.131|44.430|Indian/Comoro|ouani km comoros
AJR|Arvidsjaur Airport|Arvidsjaur|SE|65.591|19.286|Europe/Stockholm|arvidsjaur se sweden
AJU|Santa Maria Airport|Aracaju|BR|-10.987|-37.073|America/Maceio|santa maria aracaju br brazil
AJY|Manu Dayak International Airport|Agadez|NE|16.964|7.993|Africa/Niamey|manu dayak agadez mano ne niger
AKA|Ankang Fuqiang Airport|Ankang|CN|32.757|108.875|Asia/Shanghai|ankang fuqiang cn china
AKB|Atka Airport|Atka|US|52.217|-174.201|America/Adak|atka us united states
AKF|Kufra Airport|Kufra|LY|24.184|23.321|Africa/Tripoli|kufra ly libya
AKI|Akiak Airport|Akiak|US|60.906|-161.223|America/Anchorage|akiak us united states
AKJ|Asahikawa Airport|Asahikawa|JP|43.671|142.455|Asia/Tokyo|asahikawa higashikagura jp japan
AKK|Akhiok Sea Plane Base|Akhiok|US|56.944|-154.167|America/Anchorage|akhiok sea plane base us united states
AKL|Auckland Airport|Auckland|NZ|-37.005|174.784|Pacific/Auckland|auckland nz new zealand
AKN|King Salmon Airport|King Salmon|US|58.683|-156.669|America/Anchorage|king salmon us united states
AKP|Anaktuvuk Airport|Anaktuvuk Pass|US|68.138|-151.740|America/Anchorage|anaktuvuk pass us united states
AKR|Akure Airport|Akure|NG|7.250|5.300|Africa/Lagos|akure ng nigeria
AKS|Gwaunaru'u Airport|Auki|SB|-8.704|160.681|Pacific/Guadalcanal|gwaunaru u auki sb solomon islands
AKU|Aksu Airport|Aksu|CN|41.260|80.293|Asia/Urumqi|aksu hongqipo cn china
AKV|Akulivik Airport|Akulivik|CA|60.819|-78.149|America/Toronto|akulivik ca canada
AKX|Aktobe International Airport|Aktobe|KZ|50.249|57.211|Asia/Aqtobe|aktobe kz kazakhstan
AKY|Sittwe Airport|Sittwe|MM|20.130|92.880|Asia/Yangon|sittwe mm myanmar burma
ALA|Almaty International Airport|Almaty|KZ|43.347|77.011|Asia/Almaty|almaty kz kazakhstan
ALB|Albany International Airport|Albany|US|42.745|-73.810|America/New_York|albany us united states
ALC|Alicante-Elche Airport|Alicante|ES|38.287|-0.557|Europe/Madrid|alicante elche miguel hernandez es spain
ALF|Alta Airport|Alta|NO|69.977|23.356|Europe/Oslo|alta no norway
ALG|Houari Boumediene Airport|Algiers|DZ|36.698|3.207|Africa/Algiers|houari boumediene algiers dz algeria
ALH|Albany Airport|Albany|AU|-34.945|117.804|Australia/Perth|albany au australia
ALO|Waterloo Regional Airport|Waterloo|US|42.556|-92.400|America/Chicago|waterloo regional us united states
ALP|Aleppo International Airport|Aleppo|SY|36.185|37.227|Asia/Damascus|aleppo sy syria
ALS|San Luis Valley Regional Airport|Alamosa|US|37.437|-105.867|America/Denver|san luis valley regional alamosa bergman field us united states
ALV|Andorra La Vella Heliport||AD|42.500|1.517|Europe/Andorra|andorra la vella heliport ad
ALW|Walla Walla Regional Airport|Walla Walla|US|46.095|-118.291|America/Los_Angeles|walla regional us united states
ALY|El Nouzha Airport||EG|31.184|29.949|Africa/Cairo|el nouzha eg egypt
ALZ|Alitak Sea Plane Base|Lazy Bay|US|56.898|-154.248|America/Anchorage|alitak sea plane base lazy bay us united states
AMA|Rick Husband Amarillo International Airport|Amarillo|US|35.218|-101.705|America/Chicago|rick husband amarillo us united states
AMD|Sardar Vallabhbhai Patel International Airport|Ahmedabad|IN|23.066|72.624|Asia/Kolkata|sardar vallabhbhai patel ahmedabad in india
AMH|Arba Mintch Airport|Arba Minch|ET|6.036|37.577|Africa/Addis_Ababa|arba mintch minch et ethiopia
AMM|Queen Alia International Airport|Amman|JO|31.723|35.989|Asia/Amman|queen alia amman jo jordan
AMQ|Pattimura International Airport|Ambon|ID|-3.705|128.089|Asia/Jayapura|pattimura ambon id indonesia
AMS|Amsterdam Airport Schiphol|Amsterdam|NL|52.309|4.763|Europe/Amsterdam|amsterdam schiphol nl netherlands
AMV|Amderma Airport|Amderma|RU|69.762|61.574|Europe/Moscow|amderma ru russia
ANC|Ted Stevens Anchorage International Airport|Anchorage|US|61.174|-149.996|America/Anchorage|ted stevens anchorage us united states
ANF|Andres Sabella Galvez International Airport|Antofagasta|CL|-23.449|-70.441|America/Santiago|andres sabella galvez antofagasta cl chile
ANH|Anuha Island Resort Airport||SB|-8.983|160.500|Pacific/Guadalcanal|anuha island resort sb solomon islands
ANI|Aniak Airport|Aniak|US|61.574|-159.537|America/Anchorage|aniak us united states
ANR|Antwerp International Airport|Antwerp|BE|51.189|4.451|Europe/Brussels|antwerp deurne be belgium
ANS|Andahuaylas Airport|Andahuaylas|PE|-13.717|-73.356|America/Lima|andahuaylas pe peru
ANT|St. Anton Airport|Sankt Anton am Arlberg|AT|47.150|10.283|Europe/Vienna|st anton sankt am arlberg at austria
ANU|V.C. Bird International Airport|Osbourn|AG|17.139|-61.792|America/Antigua|v c bird osbourn ag antigua barbuda
ANV|Anvik Airport|Anvik|US|62.648|-160.189|America/Anchorage|anvik us united states
ANX|Andenes Airport|Andenes|NO|69.305|16.133|Europe/Oslo|andenes andoya no norway
AOE|Anadolu Airport|Eskişehir|TR|39.810|30.519|Europe/Istanbul|anadolu eskisehir tr turkiye
AOG|Anshan Teng'ao Airport|Anshan|CN|41.105|122.854|Asia/Shanghai|anshan teng ao air base cn china
AOI|Ancona Falconara Airport|Ancona|IT|43.607|13.356|Europe/Rome|ancona falconara marittima marche it italy
AOJ|Aomori Airport|Aomori|JP|40.739|140.689|Asia/Tokyo|aomori jp japan
AOK|Karpathos Airport|Karpathos Island|GR|35.421|27.147|Europe/Athens|karpathos island gr greece
AOO|Altoona Airport|Altoona|US|40.297|-78.320|America/New_York|altoona blair county us united states
AOQ|Aappilattoq Heliport (Upernavik)|Aappilattoq|GL|72.887|-55.596|America/Nuuk|aappilattoq heliport upernavik gl greenland
AOR|Sultan Abdul Halim Airport|Alor Satar|MY|6.191|100.397|Asia/Kuala_Lumpur|sultan abdul halim alor satar my malaysia
AOS|Amook Bay Seaplane Base|Amook Bay|US|57.471|-153.816|America/Anchorage|amook bay seaplane base us united states
APK|Apataki Airport|Apataki|PF|-15.573|-146.414|Pacific/Tahiti|apataki pf french polynesia
APL|Nampula Airport|Nampula|MZ|-15.102|39.287|Africa/Maputo|nampula mz mozambique
APN|Alpena County Regional Airport|Alpena|US|45.082|-83.556|America/Detroit|alpena county regional us united states
APO|Apartado Airport|Carepa|CO|7.818|-76.718|America/Bogota|apartado carepa antonio roldan betancur co colombia
APW|Faleolo Airport|Apia|WS|-13.833|-171.997|Pacific/Apia|faleolo apia ws samoa
APY|Alto Parnaiba Airport|Alto Parnaíba|BR|-9.133|-45.933|America/Fortaleza|alto parnaiba br brazil
AQA|Araraquara Airport|Araraquara|BR|-21.807|-48.137|America/Sao_Paulo|araraquara br brazil
AQG|Anqing Tianzhushan Airport|Anqing|CN|30.582|117.051|Asia/Shanghai|anqing tianzhushan north air base cn china
AQI|Qaisumah Airport|Qaisumah|SA|28.334|46.121|Asia/Riyadh|qaisumah hafr batin sa saudi arabia
AQJ|King Hussein International Airport|Aqaba|JO|29.610|35.022|Asia/Amman|king hussein aqaba jo jordan
AQP|Rodriguez Ballon International Airport|Arequipa|PE|-16.345|-71.568|America/Lima|rodriguez ballon arequipa pe peru
ARC|Arctic Village Airport|Arctic Village|US|68.138|-145.524|America/Anchorage|arctic village us united states
ARD|Alor Island Airport|Kabola|ID|-8.133|124.598|Asia/Makassar|alor island kabola id indonesia
ARH|Talagi Airport|Archangelsk|RU|64.598|40.714|Europe/Moscow|talagi archangelsk ru russia
ARI|Chacalluta Airport|Arica|CL|-18.350|-70.336|America/Santiago|chacalluta arica cl chile
ARK|Arusha Airport|Arusha|TZ|-3.367|36.683|Africa/Dar_es_Salaam|arusha tz tanzania
ARM|Armidale Airport|Armidale|AU|-30.532|151.615|Australia/Sydney|armidale au australia
ARN|Stockholm Arlanda Airport|Stockholm|SE|59.650|17.930|Europe/Stockholm|stockholm arlanda se sweden
ART|Watertown International Airport|Watertown|US|43.991|-76.021|America/New_York|watertown us united states
ARU|Aracatuba Airport|Araçatuba|BR|-21.144|-50.426|America/Sao_Paulo|aracatuba br brazil
ARW|Arad International Airport|Arad|RO|46.172|21.276|Europe/Bucharest|arad ro romania
ASA|Assab Airport|Asab|ER|13.070|42.638|Africa/Asmara|assab asab er eritrea
ASB|Ashgabat International Airport|Ashgabat|TM|37.984|58.367|Asia/Ashgabat|ashgabat tm turkmenistan
ASE|Aspen/Pitkin County Airport|Aspen|US|39.220|-106.865|America/Denver|aspen pitkin county sardy field us united states
ASF|Astrakhan Airport|Astrakhan|RU|46.288|48.000|Europe/Astrakhan|astrakhan narimanovo boris kustodiev ru russia
ASI|Wideawake Field|Cat Hill|SH|-7.967|-14.400|Atlantic/St_Helena|wideawake field cat hill raf ascension island sh st helena
ASJ|Amami Airport|Amami|JP|28.432|129.708|Asia/Tokyo|amami jp japan
ASM|Asmara International Airport|Asmara|ER|15.291|38.910|Africa/Asmara|asmara er eritrea
ASO|Asosa Airport|Asosa|ET|10.047|34.537|Africa/Addis_Ababa|asosa et ethiopia
ASP|Alice Springs Airport|Alice Springs|AU|-23.801|133.903|Australia/Darwin|alice springs au australia
ASR|Kayseri Erkilet Airport|Kayseri|TR|38.770|35.495|Europe/Istanbul|kayseri erkilet tr turkiye
ASU|Silvio Pettirossi International Airport|Luque|PY|-25.242|-57.514|America/Asuncion|silvio pettirossi luque asuncion internacional py paraguay
ASV|Amboseli Airport|Amboseli National Park|KE|-2.633|37.250|Africa/Nairobi|amboseli national park ke kenya
ASW|Aswan Airport|Aswan|EG|23.968|32.825|Africa/Cairo|aswan eg egypt
ATC|Arthur's Town Airport|Arthur's Town|BS|24.629|-75.671|America/Nassau|arthur s town bs bahamas
ATH|Athens International Airport|Athens|GR|37.936|23.946|Europe/Athens|athens spata artemida eleftherios venizelos gr greece
ATK|Atqasuk Airport|Atqasuk|US|70.500|-157.333|America/Anchorage|atqasuk edward burnell memorial us united states
ATL|Hartsfield-Jackson Atlanta International Airport|Atlanta|US|33.640|-84.444|America/New_York|hartsfield jackson atlanta us united states
ATM|Altamira Airport|Altamira|BR|-3.200|-52.217|America/Santarem|altamira interstate br brazil
ATQ|Sri Guru Ram Dass Jee International Airport|Amritsar|IN|31.705|74.807|Asia/Kolkata|sri guru ram dass jee amritsar in india
ATT|Atmautluak Airport|Atmautluak|US|60.867|-162.274|America/Nome|atmautluak us united states
ATW|Appleton International Airport|Appleton|US|44.260|-88.510|America/Chicago|appleton us united states
ATY|Watertown Regional Airport|Watertown|US|44.909|-97.154|America/Chicago|watertown regional us united states
ATZ|Assiut Airport|Asyut|EG|27.053|31.011|Africa/Cairo|assiut asyut eg egypt
AUA|Reina Beatrix International Airport|Oranjestad|AW|12.502|-70.014|America/Aruba|reina beatrix oranjestad queen aw aruba
AUB|Itauba Airport||BR|-5.767|-63.350|America/Manaus|itauba br brazil
AUC|Arauca Airport|Arauca|CO|7.072|-70.743|America/Bogota|arauca santiago perez co colombia
AUG|Augusta State Airport|Augusta|US|44.318|-69.797|America/New_York|augusta state us united states
AUH|Abu Dhabi International Airport|Abu Dhabi|AE|24.427|54.646|Asia/Dubai|abu dhabi ae united arab emirates
AUK|Alakanuk Airport|Alakanuk|US|62.689|-164.611|America/Nome|alakanuk us united states
AUL|Aur Island Airport|Aur Atoll|MH|8.133|171.167|Pacific/Majuro|aur island atoll mh marshall islands
AUQ|Hiva Oa Airport|Hiva Oa Island|PF|-9.769|-139.010|Pacific/Marquesas|hiva oa island atuona pf french polynesia
AUR|Aurillac Airport|Aurillac|FR|44.898|2.418|Europe/Paris|aurillac fr france
AUS|Austin-Bergstrom International Airport|Austin|US|30.203|-97.667|America/Chicago|austin bergstrom us united states
AUU|Aurukun Airport|Aurukun|AU|-13.356|141.722|Australia/Brisbane|aurukun au australia
AUX|Araguaina Airport|Araguaína|BR|-7.200|-48.200|America/Araguaina|araguaina br brazil
AVA|An Shun/Huang Guo Shu Airport|Anshun|CN|26.260|105.873|Asia/Shanghai|an shun huang guo shu anshun huangguoshu cn china
AVF|Avoriaz Airport||FR|46.200|6.767|Europe/Paris|avoriaz fr france
AVK|Arvaikheer Airport|Arvaikheer|MN|46.267|102.783|Asia/Ulaanbaatar|arvaikheer mn mongolia
AVL|Asheville Regional Airport|Asheville|US|35.435|-82.537|America/New_York|asheville regional us united states
AVN|Avignon-Caumont Airport|Avignon|FR|43.907|4.902|Europe/Paris|avignon caumont fr france
AVP|Wilkes-Barre/Scranton International Airport|Wilkes-Barre|US|41.337|-75.731|America/New_York|wilkes barre scranton us united states
AVV|Avalon Airport|Lara|AU|-38.026|144.473|Australia/Melbourne|avalon lara au australia
AWA|Awasa Airport|Hawassa|ET|7.063|38.491|Africa/Addis_Ababa|awasa hawassa et ethiopia
AWH|Awareh Airport||ET|8.267|44.183|Africa/Addis_Ababa|awareh et ethiopia
AWK|Wake Island Airport|Wake Island|UM|19.283|166.633|Pacific/Wake|wake island um u s outlying islands
AWZ|Ahwaz International Airport|Ahvaz|IR|31.343|48.747|Asia/Tehran|ahwaz ahvaz lieutenant general qasem soleimani ir iran
AXA|Clayton J. Lloyd International Airport|The Valley|AI|18.206|-63.052|America/Anguilla|clayton j lloyd valley ai anguilla
AXD|Demokritos Airport|Alexandroupolis|GR|40.857|25.945|Europe/Athens|demokritos alexandroupolis alexandroupoli democritus gr greece
AXF|Alxa Left Banner Bayanhot Airport|Bayanhot|CN|38.823|105.631|Asia/Shanghai|alxa left banner bayanhot cn china
AXJ|Amakusa Airport|Amakusa|JP|32.483|130.156|Asia/Tokyo|amakusa jp japan
AXM|El Eden Airport|Armenia|CO|4.453|-75.768|America/Bogota|el eden armenia co colombia
AXP|Springpoint Airport|Spring Point|BS|22.450|-73.967|America/Nassau|springpoint spring point bs bahamas
AXR|Arutua Airport||PF|-15.250|-146.750|Pacific/Tahiti|arutua pf french polynesia
AXT|Akita Airport|Akita|JP|39.612|140.220|Asia/Tokyo|akita jp japan
AXU|Axum Airport|Axum|ET|14.121|38.717|Africa/Addis_Ababa|axum et ethiopia
AYJ|Ayodhya Airport|Faizabad|IN|26.748|82.151|Asia/Kolkata|ayodhya faizabad in india
AYP|Ayacucho Airport|Ayacucho|PE|-13.197|-74.247|America/Lima|ayacucho air force colonel alfredo mendivil duarte pe peru
AYQ|Connellan Airport|Yulara|AU|-25.191|130.977|Australia/Darwin|connellan yulara ayers rock au australia
AYT|Antalya Airport|Antalya|TR|36.899|30.801|Europe/Istanbul|antalya tr turkiye
AYZ|Zahns Airport||US|40.667|-73.417|America/New_York|zahns us united states
AZA|Phoenix-Mesa Gateway Airport|Mesa|US|33.308|-111.656|America/Phoenix|phoenix mesa gateway us united states
AZD|Yazd Airport|Yazd|IR|31.904|54.283|Asia/Tehran|yazd shahid sadooghi ir iran
AZN|Andizhan Airport|Andizhan|UZ|40.733|72.300|Asia/Tashkent|andizhan uz uzbekistan
AZO|Kalamazoo Battle Creek International Airport|Kalamazoo|US|42.240|-85.557|America/Detroit|kalamazoo battle creek us united states
AZR|Adrar Airport|Adrar|DZ|27.883|-0.283|Africa/Algiers|adrar touat cheikh sidi mohamed belkebir dz algeria
AZS|Samana El Catey Airport|Samana|DO|19.271|-69.737|America/Santo_Domingo|samana el catey do dominican republic
BAG|Loakan Airport|Baguio City|PH|16.377|120.618|Asia/Manila|loakan baguio city ph philippines
BAH|Bahrain International Airport|Manama|BH|26.269|50.626|Asia/Bahrain|bahrain manama bh
BAK|Metropolitan Area||AZ|40.500|49.833|Asia/Baku|metropolitan area az azerbaijan
BAL|Batman Airport|Batman|TR|37.917|41.083|Europe/Istanbul|batman tr turkiye
BAQ|Ernesto Cortissoz International Airport|Barranquilla|CO|10.886|-74.776|America/Bogota|ernesto cortissoz barranquilla co colombia
BAR|Qionghai Bo'ao Airport|Qionghai|CN|19.139|110.457|Asia/Shanghai|qionghai bo ao cn china
BAS|Balalae Airport|Ballalae|SB|-6.993|155.883|Pacific/Guadalcanal|balalae ballalae sb solomon islands
BAV|Baotou Erliban Airport|Baotou|CN|40.563|109.998|Asia/Shanghai|baotou erliban donghe cn china
BAX|Barnaul Airport|Barnaul|RU|53.361|83.548|Asia/Barnaul|barnaul ru russia
BAY|Baia Mare Airport|Baia Mare|RO|47.660|23.467|Europe/Bucharest|baia mare tautii magheraus maramures ro romania
BAZ|Barcelos Airport|Barcelos|BR|-0.967|-62.934|America/Manaus|barcelos br brazil
BBA|Balmaceda Airport|Balmaceda|CL|-45.917|-71.695|America/Coyhaique|balmaceda cl chile
BBG|Butaritari Airport|Butaritari|KI|3.167|172.750|Pacific/Tarawa|butaritari ki kiribati
BBI|Biju Patnaik International Airport|Bhubaneswar|IN|20.253|85.817|Asia/Kolkata|biju patnaik bhubaneswar in india
BBK|Kasane Airport|Kasane|BW|-17.831|25.164|Africa/Gaborone|kasane bw botswana
BBM|Battambang Airport|Battambang|KH|13.117|103.200|Asia/Phnom_Penh|battambang kh cambodia
BBN|Bario Airport|Bario|MY|3.683|115.467|Asia/Kuching|bario my malaysia
BBO|Berbera International Airport|Berbera|SO|10.391|44.944|Africa/Mogadishu|berbera so somalia
BBQ|Barbuda Codrington Airport|Codrington|AG|17.636|-61.827|America/Antigua|barbuda codrington ag antigua
BBR|Baillif Airport|Basse-Terre|GP|16.016|-61.739|America/Guadeloupe|baillif basse terre gp guadeloupe
BBU|Bucharest Baneasa-Aurel Vlaicu International Airport|Bucharest|RO|44.496|26.081|Europe/Bucharest|bucharest baneasa aurel vlaicu ro romania
BCA|Baracoa Airport|Baracoa|CU|20.350|-74.500|America/Havana|baracoa gustavo rizo cu cuba
BCD|Bacolod-Silay International Airport|Bacolod City|PH|10.777|123.013|Asia/Manila|bacolod silay city ph philippines
BCI|Barcaldine Airport|Barcaldine|AU|-23.559|145.302|Australia/Brisbane|barcaldine au australia
BCM|Bacau Airport|Bacău|RO|46.599|26.882|Europe/Bucharest|bacau ro romania
BCN|Josep Tarradellas Barcelona-El Prat Airport|Barcelona|ES|41.303|2.076|Europe/Madrid|josep tarradellas barcelona el prat es spain
BCU|Bauchi Airport|Bauchi|NG|10.483|9.744|Africa/Lagos|bauchi sir abubakar tafawa balewa ng nigeria
BDA|L.F. Wade International Airport|Hamilton|BM|32.360|-64.701|Atlantic/Bermuda|l f wade hamilton bm bermuda
BDB|Bundaberg Airport|Bundaberg|AU|-24.899|152.322|Australia/Brisbane|bundaberg au australia
BDD|Badu Island Airport|Badu Island|AU|-10.149|142.172|Australia/Brisbane|badu island au australia
BDH|Bandar Lengeh International Airport|Bandar Lengeh|IR|26.529|54.829|Asia/Tehran|bandar lengeh ir iran
BDJ|Syamsudin Noor International Airport|Landasan Ulin|ID|-3.438|114.754|Asia/Makassar|syamsudin noor landasan ulin id indonesia
BDL|Bradley International Airport|Hartford|US|41.930|-72.685|America/New_York|bradley hartford us united states
BDO|Husein Sastranegara International Airport|Bandung|ID|-6.905|107.582|Asia/Jakarta|husein sastranegara bandung id indonesia
BDP|Bhadrapur Airport|Bhadrapur|NP|26.533|88.083|Asia/Kathmandu|bhadrapur np nepal
BDQ|Vadodara Airport|Vadodara|IN|22.329|73.216|Asia/Kolkata|vadodara in india
BDS|Brindisi - Salento Airport|Brindisi|IT|40.658|17.939|Europe/Rome|brindisi salento it italy
BDT|Gbadolite Airport|Gbadolite|CD|4.253|20.975|Africa/Kinshasa|gbadolite cd congo kinshasa
BDU|Bardufoss Airport|Målselv|NO|69.056|18.540|Europe/Oslo|bardufoss malselv no norway
BEB|Benbecula Airport|Balivanich|GB|57.473|-7.376|Europe/London|benbecula balivanich gb united kingdom
BED|Laurence G. Hanscom Field|Bedford|US|42.471|-71.290|America/New_York|laurence g hanscom field bedford us united states
BEF|Bluefields Airport|Bluefileds|NI|11.997|-83.769|America/Managua|bluefields bluefileds ni nicaragua
BEG|Belgrad Nikola Tesla Airport|Belgrade|RS|44.819|20.307|Europe/Belgrade|belgrad nikola tesla belgrade rs serbia
BEJ|Kalimarau Airport|Tanjung Redeb - Borneo Island|ID|2.155|117.433|Asia/Makassar|kalimarau tanjung redeb borneo island id indonesia
BEK|Bareilly Airport|Bareilly|IN|28.467|79.450|Asia/Kolkata|bareilly air force station in india
BEL|Val De Cans International Airport|Belém|BR|-1.390|-48.480|America/Belem|val de cans belem julio cezar ribeiro br brazil
BEN|Benina International Airport|Benina|LY|32.085|20.265|Africa/Tripoli|benina ly libya
BER|Berlin Brandenburg Airport|Berlin|DE|52.364|13.510|Europe/Berlin|berlin brandenburg de germany
BES|Brest Bretagne Airport|Brest|FR|48.443|-4.420|Europe/Paris|brest bretagne fr france
BET|Bethel Airport|Bethel|US|60.784|-161.831|America/Anchorage|bethel us united states
BEU|Bedourie Airport||AU|-24.230|139.445|Australia/Brisbane|bedourie au australia
BEW|Beira International Airport|Beira|MZ|-19.799|34.902|Africa/Maputo|beira mz mozambique
BEY|Beirut-Rafic Hariri International Airport|Beirut|LB|33.826|35.493|Asia/Beirut|beirut rafic hariri lb lebanon
BFD|Bradford Regional Airport|Bradford|US|41.802|-78.639|America/New_York|bradford regional us united states
BFF|Western Nebraska Regional Airport|Scottsbluff|US|41.868|-103.591|America/Denver|western nebraska regional scottsbluff neb rgnl william heilig us united states
BFI|King County International Airport|Seattle|US|47.530|-122.302|America/Los_Angeles|king county seattle boeing field us united states
BFJ|Bijie Feixiong Airport|Bijie|CN|27.267|105.471|Asia/Shanghai|bijie feixiong cn china
BFL|Meadows Field Airport|Bakersfield|US|35.437|-119.055|America/Los_Angeles|meadows field bakersfield us united states
BFN|Bram Fischer International Airport|Bloemfontain|ZA|-29.096|26.298|Africa/Johannesburg|bram fischer bloemfontain za south africa
BFQ|Bahia Pinas Airport|Puerto Piña|PA|7.583|-78.167|America/Panama|bahia pinas puerto pina pa panama
BFS|Belfast International Airport|Belfast|GB|54.662|-6.218|Europe/London|belfast gb united kingdom
BFV|Buriram Airport|Buriram|TH|15.319|103.303|Asia/Bangkok|buriram buri ram th thailand
BFY|Bengbu Tenghu Airport||CN|33.166|117.058|Asia/Shanghai|bengbu tenghu cn china
BGA|Palonegro International Airport|Bucaramanga|CO|7.128|-73.181|America/Bogota|palonegro bucaramanga co colombia
BGC|Braganca Airport|Bragança|PT|41.856|-6.706|Europe/Lisbon|braganca pt portugal
BGF|Bangui-M'poko International Airport|Bangui|CF|4.396|18.520|Africa/Bangui|bangui m poko cf central african republic
BGG|Bingol Airport|Bingöl|TR|38.860|40.594|Europe/Istanbul|bingol tr turkiye
BGI|Grantley Adams International Airport|Bridgetown|BB|13.081|-59.488|America/Barbados|grantley adams bridgetown bb barbados
BGK|Big Creek Airport|Big Creek|BZ|16.517|-88.400|America/Belize|big creek bz belize
BGM|Greater Binghamton Airport|Binghamton|US|42.209|-75.983|America/New_York|greater binghamton edwin link field us united states
BGO|Bergen Airport|Bergen|NO|60.289|5.228|Europe/Oslo|bergen flesland no norway
BGR|Bangor International Airport|Bangor|US|44.809|-68.818|America/New_York|bangor us united states
BGW|Baghdad International Airport|Baghdad|IQ|33.256|44.232|Asia/Baghdad|baghdad new muthana air base iq iraq
BGY|Orio al Serio International Airport|Milan|IT|45.665|9.699|Europe/Rome|orio al serio milan bergamo it italy
BHB|Hancock County-Bar Harbor Airport|Bar Harbor|US|44.449|-68.362|America/New_York|hancock county bar harbor us united states
BHC|Bhurban Heliport|Bhurban|PK|33.925|73.433|Asia/Karachi|bhurban heliport pk pakistan
BHD|George Best Belfast City Airport|Belfast|GB|54.615|-5.870|Europe/London|george best belfast city gb united kingdom
BHE|Woodbourne Airport|Blenheim|NZ|-41.518|173.871|Pacific/Auckland|woodbourne blenheim nz new zealand
BHH|Bisha Domestic Airport|Bisha|SA|19.995|42.618|Asia/Riyadh|bisha domestic sa saudi arabia
BHI|Comandante Espora Airport|Bahia Blanca|AR|-38.731|-62.151|America/Argentina/Buenos_Aires|comandante espora bahia blanca ar argentina
BHJ|Shyamji Krishna Verma Airport|Bhuj|IN|23.288|69.671|Asia/Kolkata|shyamji krishna verma bhuj in india
BHK|Bukhara Airport|Bukhara|UZ|39.760|64.475|Asia/Samarkand|bukhara uz uzbekistan
BHM|Birmingham-Shuttlesworth International Airport|Birmingham|US|33.561|-86.752|America/Chicago|birmingham shuttlesworth us united states
BHO|Raja Bhoj Airport|Bhopal|IN|23.291|77.336|Asia/Kolkata|raja bhoj bhopal in india
BHQ|Broken Hill Airport|Broken Hill|AU|-32.001|141.469|Australia/Broken_Hill|broken hill au australia
BHR|Bharatpur Airport|Bharatpur|NP|27.676|84.433|Asia/Kathmandu|bharatpur np nepal
BHS|Bathurst Airport (New South Wales)|Bathurst|AU|-33.414|149.655|Australia/Sydney|bathurst new south wales au australia
BHU|Bhavnagar Airport|Bhavnagar|IN|21.755|72.184|Asia/Kolkata|bhavnagar in india
BHV|Bahawalpur Airport|Bahawalpur|PK|29.400|71.683|Asia/Karachi|bahawalpur pk pakistan
BHX|Birmingham Airport|Birmingham|GB|52.453|-1.733|Europe/London|birmingham gb united kingdom
BHY|Beihai Fucheng Airport|Beihai|CN|21.543|109.289|Asia/Shanghai|beihai fucheng cn china
BIA|Airport of Bastia Poretta|Bastia|FR|42.548|9.480|Europe/Paris|bastia poretta fr france
BIC|Belle Ile|Bangor|FR|47.417|-3.335|Europe/Paris|belle ile bangor fr france
BID|Block Island State Airport|Block Island|US|41.169|-71.580|America/New_York|block island state us united states
BIH|Bishop Airport|Bishop|US|37.373|-118.365|America/Los_Angeles|bishop eastern sierra regional us united states
BII|Enyu Airfield|Bikini Atoll|MH|11.525|165.565|Pacific/Majuro|enyu bikini atoll mh marshall islands
BIK|Frans Kaisiepo International Airport|Biak|ID|-1.192|136.106|Asia/Jayapura|frans kaisiepo biak id indonesia
BIL|Billings Logan International Airport|Billings|US|45.803|-108.537|America/Denver|billings logan us united states
BIM|Bimini International Airport|South Bimini|BS|25.700|-79.264|America/Nassau|bimini south bs bahamas
BIO|Bilbao Airport|Bilbao|ES|43.306|-2.906|Europe/Madrid|bilbao es spain
BIQ|Biarritz - Anglet - Bayonne Airport|Biarritz|FR|43.472|-1.531|Europe/Paris|biarritz anglet bayonne fr france
BIR|Biratnagar Airport|Biratnagar|NP|26.483|87.266|Asia/Kathmandu|biratnagar np nepal
BIS|Bismarck Airport|Bismarck|US|46.774|-100.758|America/Chicago|bismarck municipal us united states
BJA|Soummam – Abane Ramdane Airport|Béjaïa|DZ|36.750|5.083|Africa/Algiers|soummam abane ramdane bejaia dz algeria
BJB|Bojnurd International Airport|Bojnord|IR|37.490|57.309|Asia/Tehran|bojnurd bojnord ir iran
BJC|Rocky Mountain Metropolitan Airport|Denver|US|39.910|-105.117|America/Denver|rocky mountain metropolitan denver us united states
BJF|Batsfjord Airport|Båtsfjord|NO|70.600|29.667|Europe/Oslo|batsfjord no norway
BJL|Yundum International Airport|Banjul|GM|13.344|-16.652|Africa/Banjul|yundum banjul gm gambia
BJM|Bujumbura International Airport|Bujumbura|BI|-3.321|29.320|Africa/Bujumbura|bujumbura melchior ndadaye bi burundi
BJR|Bahir Dar Airport|Bahir Dar|ET|11.603|37.323|Africa/Addis_Ababa|bahir dar et ethiopia
BJT|Bentota River Seaplane Base|Bentota|LK|6.429|79.995|Asia/Colombo|bentota river seaplane base lk sri lanka
BJV|Milas-Bodrum Airport|Bodrum|TR|37.244|27.673|Europe/Istanbul|milas bodrum tr turkiye
BJX|Guanajuato International Airport|Ciudad de Silao|MX|20.986|-101.479|America/Mexico_City|guanajuato ciudad de silao internacional del bajio mx mexico
BJZ|Badajoz Airport|Badajoz|ES|38.893|-6.820|Europe/Madrid|badajoz es spain
BKC|Buckland Airport|Buckland|US|65.979|-161.127|America/Anchorage|buckland us united states
BKF|Lake Brooks Seaplane Base|Katmai National Park|US|58.555|-155.777|America/Anchorage|lake brooks seaplane base katmai national park us united states
BKG|Branson Airport|Branson|US|36.532|-93.201|America/Chicago|branson us united states
BKI|Kota Kinabalu International Airport|Kota Kinabalu|MY|5.924|116.051|Asia/Kuching|kota kinabalu my malaysia
BKK|Suvarnabhumi Airport|Bangkok|TH|13.693|100.752|Asia/Bangkok|suvarnabhumi bangkok th thailand
BKM|Bakelalan Airport|Bakalalan|MY|3.967|115.617|Asia/Kuching|bakelalan bakalalan my malaysia
BKO|Bamako-Senou International Airport|Bamako|ML|12.541|-7.948|Africa/Bamako|bamako senou modibo keita ml mali
BKQ|Blackall Airport|Blackall|AU|-24.434|145.428|Australia/Brisbane|blackall au australia
BKS|Fatmawati Soekarno Airport|Bengkulu|ID|-3.861|102.338|Asia/Jakarta|fatmawati soekarno bengkulu id indonesia
BKV|Bailing Airport|Bailingmiao|CN|41.657|110.313|Asia/Shanghai|bailing bailingmiao cn china
BKW|Raleigh County Memorial Airport|Beckley|US|37.782|-81.124|America/New_York|raleigh county memorial beckley beaver us united states
BKZ|Bukoba Airport|Bukoba|TZ|-1.332|31.823|Africa/Dar_es_Salaam|bukoba tz tanzania
BLA|General Jose Antonio Anzoategui International Airport|Barcelona|VE|10.108|-64.686|America/Caracas|general jose antonio anzoategui barcelona ve venezuela
BLB|Panama Pacifico Airport|Panamá City|PA|8.914|-79.598|America/Panama|panama pacifico city pa
BLE|Dala Airport|Borlange|SE|60.430|15.508|Europe/Stockholm|dala borlange se sweden
BLI|Bellingham International Airport|Bellingham|US|48.796|-122.533|America/Los_Angeles|bellingham us united states
BLJ|Batna Airport|Batna|DZ|35.752|6.309|Africa/Algiers|batna mostefa ben boulaid dz algeria
BLL|Billund Airport|Billund|DK|55.747|9.148|Europe/Copenhagen|billund dk denmark
BLP|Huallaga Airport|Bellavista|PE|-7.061|-76.582|America/Lima|huallaga bellavista pe peru
BLQ|Guglielmo Marconi Airport|Bologna|IT|44.529|11.293|Europe/Rome|guglielmo marconi bologna it italy
BLR|Kempegowda International Airport|Bangalore|IN|13.201|77.710|Asia/Kolkata|kempegowda bangalore in india
BLV|MidAmerica St. Louis Airport / Scott AFB|Belleville|US|38.547|-89.816|America/Chicago|midamerica st louis scott afb belleville us united states
BLW|Beledweyne Airport|Beledweyne|SO|4.698|45.217|Africa/Mogadishu|beledweyne so somalia
BLZ|Chileka International Airport|Blantyre|MW|-15.675|34.971|Africa/Blantyre|chileka blantyre mw malawi
BMA|Bromma Stockholm Airport|Stockholm|SE|59.356|17.946|Europe/Stockholm|bromma stockholm se sweden
BME|Broome International Airport|Broome|AU|-17.953|122.234|Australia/Perth|broome au australia
BMI|Central Illinois Regional Airport|Bloomington|US|40.484|-88.915|America/Chicago|central illinois regional bloomington normal us united states
BMK|Borkum Airport||DE|53.600|6.700|Europe/Berlin|borkum de germany
BMO|Banmaw Airport|Banmaw|MM|24.268|97.249|Asia/Yangon|banmaw mm myanmar burma
BMQ|Bamburi Airport|Bamburi|KE|-3.983|39.731|Africa/Nairobi|bamburi ke kenya
BMR|Baltrum Airport|Baltrum|DE|53.717|7.400|Europe/Berlin|baltrum de germany
BMS|Brumado Airport|Brumado|BR|-14.255|-41.818|America/Bahia|brumado br brazil
BMU|Sultan Muhammad Salahuddin Airport|Bima|ID|-8.543|118.692|Asia/Makassar|sultan muhammad salahuddin bima id indonesia
BMV|Phung-Duc Airport|Buon Ma Thuot|VN|12.667|108.050|Asia/Ho_Chi_Minh|phung duc buon ma thuot vn vietnam
BMW|Bordj Badji Mokhtar Airport|Bordj Badji Mokhtar|DZ|21.376|0.926|Africa/Algiers|bordj badji mokhtar dz algeria
BMY|Belep Island Airport|Waala|NC|-19.750|163.667|Pacific/Noumea|belep island waala ile art nc new caledonia
BNA|Nashville International Airport|Nashville|US|36.132|-86.669|America/Chicago|nashville us united states
BNB|Boende Airport|Boende|CD|-0.287|20.884|Africa/Kinshasa|boende cd congo kinshasa
BND|Bandar Abbas International Airport|Bandar Abbas|IR|27.211|56.368|Asia/Tehran|bandar abbas ir iran
BNE|Brisbane Airport|Brisbane|AU|-27.403|153.109|Australia/Brisbane|brisbane au australia
BNI|Benin City Airport|Benin|NG|6.317|5.604|Africa/Lagos|benin city ng nigeria
BNK|Ballina Byron Gateway Airport|Ballina|AU|-28.838|153.556|Australia/Sydney|ballina byron gateway au australia
BNN|Bronnoysund Airport, Bronnoy|Brønnøy|NO|65.459|12.210|Europe/Oslo|bronnoysund bronnoy no norway
BNS|Barinas Airport|Barinas|VE|8.618|-70.221|America/Caracas|barinas ve venezuela
BNX|Banja Luka International Airport|Banja Luka|BA|44.933|17.300|Europe/Sarajevo|banja luka mahovljani ba bosnia herzegovina
BNY|Bellona Airport|Anua|SB|-11.300|159.817|Pacific/Guadalcanal|bellona anua sb solomon islands
BOB|Bora Bora Airport|Motu Mute|PF|-16.446|-151.754|Pacific/Tahiti|bora motu mute pf french polynesia
BOC|Bocas Del Toro Airport|Isla Colón|PA|9.340|-82.252|America/Panama|bocas del toro isla colon pa panama
BOD|Bordeaux Airport|Bordeaux|FR|44.831|-0.702|Europe/Paris|bordeaux merignac fr france
BOF|Bolling AFB Heliport||US|38.852|-77.013|America/New_York|bolling afb heliport us united states
BOG|El Dorado International Airport|Bogota|CO|4.699|-74.143|America/Bogota|el dorado bogota co colombia
BOH|Bournemouth International Airport|Bournemouth|GB|50.778|-1.832|Europe/London|bournemouth christchurch gb united kingdom
BOI|Boise Airport|Boise|US|43.569|-116.222|America/Boise|boise air gowen field us united states
BOJ|Bourgas Airport|Burgas|BG|42.567|27.516|Europe/Sofia|bourgas burgas bg bulgaria
BOM|Chhatrapati Shivaji Maharaj International Airport|Mumbai|IN|19.090|72.868|Asia/Kolkata|chhatrapati shivaji maharaj mumbai in india
BON|Flamingo International Airport|Kralendijk|BQ|12.133|-68.277|America/Kralendijk|flamingo kralendijk bq caribbean netherlands
BOO|Bodo Airport|Bodø|NO|67.273|14.368|Europe/Oslo|bodo no norway
BOS|Logan International Airport|Boston|US|42.366|-71.020|America/New_York|logan boston us united states
BOT|Boset Airport|Bosset|PG|-7.233|141.083|Pacific/Port_Moresby|boset bosset pg papua new guinea
BOY|Bobo Dioulasso Airport|Bobo Dioulasso|BF|11.164|-4.324|Africa/Ouagadougou|bobo dioulasso bf burkina faso
BPE|Qinhuangdao Beidaihe Airport|Qinhuangdao|CN|39.666|119.060|Asia/Shanghai|qinhuangdao beidaihe cn china
BPL|Bole Alashankou Airport|Bole|CN|44.895|82.300|Asia/Shanghai|bole alashankou cn china
BPN|Sultan Aji Muhammad International Airport|Balikpapan|ID|-1.261|116.901|Asia/Makassar|sultan aji muhammad balikpapan sulaiman sepinggan id indonesia
BPS|Porto Seguro International Airport|Porto Seguro|BR|-16.441|-39.081|America/Bahia|porto seguro br brazil
BPT|Jack Brooks Regional Airport|Beaumont|US|29.951|-94.020|America/Chicago|jack brooks regional beaumont us united states
BPX|Changdu Bangda Airport|Bangda|CN|30.556|97.107|Asia/Shanghai|changdu bangda qamdo cn china
BPY|Besalampy Airport|Besalampy|MG|-16.750|44.483|Indian/Antananarivo|besalampy mg madagascar
BQB|Busselton Margaret River Airport|Busselton|AU|-33.687|115.402|Australia/Perth|busselton margaret river au australia
BQG|Bogorodskoye Airport|Bogorodskoye|RU|52.378|140.448|Asia/Vladivostok|bogorodskoye ru russia
BQJ|Batagay Airport|Batagay|RU|67.649|134.695|Asia/Vladivostok|batagay ru russia
BQK|Brunswick Golden Isles Airport|Brunswick|US|31.167|-81.483|America/New_York|brunswick golden isles us united states
BQL|Boulia Airport||AU|-22.900|139.900|Australia/Brisbane|boulia au australia
BQN|Rafael Hernández International Airport|Aguadilla|PR|18.495|-67.134|America/Puerto_Rico|rafael hernandez aguadilla pr puerto rico
BQS|Ignatievo Airport|Blagoveschensk|RU|50.417|127.400|Asia/Yakutsk|ignatievo blagoveschensk ignatyevo ru russia
BQT|Brest Airport|Brest|BY|52.110|23.898|Europe/Minsk|brest by belarus
BQU|J.F. Mitchell|Bequia|VC|13.019|-61.394|America/St_Vincent|j f mitchell bequia vc st vincent grenadines
BRA|Barreiras Airport|Barreiras|BR|-12.073|-45.008|America/Bahia|barreiras br brazil
BRB|Barreirinhas Airport|Barreirinhas|BR|-2.756|-42.817|America/Fortaleza|barreirinhas br brazil
BRC|San Carlos de Bariloche International Airport|San Carlos de Bariloche|AR|-41.146|-71.161|America/Argentina/Salta|san carlos de bariloche ar argentina
BRD|Brainerd Lakes Regional Airport|Brainerd|US|46.397|-94.138|America/Chicago|brainerd lakes regional us united states
BRE|Bremen Airport|Bremen|DE|53.053|8.785|Europe/Berlin|bremen de germany
BRI|Bari International Airport-Karol Wojtyla|Bari|IT|41.134|16.764|Europe/Rome|bari karol wojtyla wojtyła it italy
BRK|Bourke Airport||AU|-30.083|145.933|Australia/Sydney|bourke au australia
BRL|Southeast Iowa Regional Airport|Burlington|US|40.786|-91.123|America/Chicago|southeast iowa regional burlington us united states
BRM|Barquisimeto Airport|Barquisimeto|VE|10.046|-69.360|America/Caracas|barquisimeto ve venezuela
BRN|Bern Airport|Bern-Belp|CH|46.912|7.504|Europe/Zurich|bern belp ch switzerland
BRO|Brownsville/South Padre Island International Airport|Brownsville|US|25.909|-97.423|America/Chicago|brownsville south padre island us united states
BRQ|Turany Airport|Brno|CZ|49.150|16.700|Europe/Prague|turany brno cz czechia
BRR|Barra Eoligarry Airport|Eoligarry|GB|57.025|-7.449|Europe/London|barra eoligarry gb united kingdom
BRS|Bristol Airport|Bristol|GB|51.387|-2.711|Europe/London|bristol gb united kingdom
BRU|Brussels Airport|Zaventem|BE|50.897|4.484|Europe/Brussels|brussels zaventem be belgium
BRW|Wiley Post-Will Rogers Memorial Airport|Utqiaġvik|US|71.287|-156.770|America/Anchorage|wiley post will rogers memorial utqiagvik us united states
BRX|Barahona Airport|Barahona|DO|18.217|-71.117|America/Santo_Domingo|barahona maria montez do dominican republic
BSA|Bosaso International Airport|Bosaso|SO|11.283|49.150|Africa/Mogadishu|bosaso so somalia
BSB|International Airport of Brasilia|Brasília|BR|-15.870|-47.921|America/Sao_Paulo|brasilia presidente juscelino kubitschek br brazil
BSC|Bahia Solano Airport|Bahía Solano|CO|6.183|-77.400|America/Bogota|bahia solano jose celestino mutis co colombia
BSD|Baoshan Airport|Baoshan|CN|25.055|99.161|Asia/Shanghai|baoshan yunrui cn china
BSG|Bata Airport|Bata|GQ|1.907|9.802|Africa/Malabo|bata gq equatorial guinea
BSK|Biskra Airport|Biskra|DZ|34.793|5.738|Africa/Algiers|biskra mohamed khider dz algeria
BSL|EuroAirport Basel-Mulhouse-Freiburg - French|Bâle|FR|47.599|7.533|Europe/Paris|euroairport basel mulhouse freiburg french bale saint louis fr france
BSO|Basco Airport|Basco|PH|20.453|121.978|Asia/Manila|basco ph philippines
BSR|Basra International Airport|Basra|IQ|30.553|47.667|Asia/Baghdad|basra iq iraq
BSX|Pathein Airport|Pathein|MM|16.812|94.775|Asia/Yangon|pathein mm myanmar burma
BSZ|Manas International Airport||KG|43.054|74.469|Asia/Bishkek|manas kg kyrgyzstan
BTC|Batticaloa Airport|Batticaloa|LK|7.705|81.679|Asia/Colombo|batticaloa lk sri lanka
BTH|Hang Nadim Airport|Batam|ID|1.124|104.115|Asia/Jakarta|hang nadim batam id indonesia
BTI|Barter Island Airport|Barter Island|US|70.135|-143.578|America/Anchorage|barter island long range radar station us united states
BTJ|Sultan Iskandar Muda International Airport|Banda Aceh|ID|5.518|95.418|Asia/Jakarta|sultan iskandar muda banda aceh id indonesia
BTK|Bratsk Airport|Bratsk|RU|56.367|101.817|Asia/Irkutsk|bratsk ru russia
BTM|Bert Mooney Airport|Butte|US|45.951|-112.494|America/Denver|bert mooney butte us united states
BTO|Botopasi Airport|Botopasi|SR|4.250|-55.450|America/Paramaribo|botopasi sr suriname
BTR|Baton Rouge Metropolitan Airport|Baton Rouge|US|30.533|-91.157|America/Chicago|baton rouge metropolitan us united states
BTS|Bratislava Airport|Bratislava|SK|48.170|17.200|Europe/Bratislava|bratislava stefanik sk slovakia
BTT|Bettles Airport|Bettles|US|66.915|-151.526|America/Anchorage|bettles us united states
BTU|Bintulu Airport|Bintulu|MY|3.124|113.023|Asia/Kuching|bintulu my malaysia
BTV|Burlington International Airport|South Burlington|US|44.469|-73.155|America/New_York|burlington south us united states
BTW|Batulicin Airport|Batu Licin|ID|-3.412|116.000|Asia/Makassar|batulicin batu licin id indonesia
BUA|Buka Airport|Buka Island|PG|-5.422|154.673|Pacific/Bougainville|buka island pg papua new guinea
BUC|Burketown Airport||AU|-17.750|139.533|Australia/Brisbane|burketown au australia
BUD|Budapest Airport|Budapest|HU|47.433|19.262|Europe/Budapest|budapest liszt ferenc hu hungary
BUF|Buffalo Niagara International Airport|Buffalo|US|42.934|-78.732|America/New_York|buffalo niagara us united states
BUI|Bokondini Airport|Bokondini|ID|-3.685|138.680|Asia/Jayapura|bokondini id indonesia
BUN|Buenaventura Airport|Buenaventura|CO|3.825|-76.996|America/Bogota|buenaventura gerardo tobar lopez co colombia
BUQ|Bulawayo Joshua Mqabuko Nkomo International Airport|Bulawayo|ZW|-20.015|28.623|Africa/Harare|bulawayo joshua mqabuko nkomo zw zimbabwe
BUR|Hollywood Burbank Airport|Burbank|US|34.196|-118.354|America/Los_Angeles|hollywood burbank bob hope us united states
BUS|Batumi Airport|Batumi|GE|41.611|41.601|Asia/Tbilisi|batumi ge georgia
BUT|Bathpalathang Airport|Jakar|BT|27.563|90.746|Asia/Thimphu|bathpalathang jakar bt bhutan
BUU|Muara Bungo Airport|Muara Bungo|ID|-1.542|102.183|Asia/Jakarta|muara bungo id indonesia
BUX|Bunia Airport|Bunia|CD|1.566|30.221|Africa/Lubumbashi|bunia cd congo kinshasa
BUZ|Bushehr Airport|Bushehr|IR|28.958|50.825|Asia/Tehran|bushehr ir iran
BVA|Paris Beauvais Airport|Beauvais|FR|49.459|2.111|Europe/Paris|paris beauvais tille fr france
BVB|Boa Vista Airport|Boa Vista|BR|2.833|-60.667|America/Boa_Vista|boa vista atlas brasil cantanhede br brazil
BVC|Aristides Pereira International Airport|Rabil|CV|16.083|-22.833|Atlantic/Cape_Verde|aristides pereira rabil cv cape verde
BVE|Brive–Souillac Airport|Brive la Gaillarde|FR|45.040|1.486|Europe/Paris|brive souillac la gaillarde fr france
BVG|Berlevag Airport|Berlevåg|NO|70.867|29.000|Europe/Oslo|berlevag no norway
BVH|Vilhena Airport|Vilhena|BR|-12.717|-60.117|America/Porto_Velho|vilhena brigadeiro camarao br brazil
BVI|Birdsville Airport||AU|-25.898|139.343|Australia/Brisbane|birdsville au australia
BVJ|Bovanenkovo Airport|Bovanenkovo|RU|70.315|68.334|Asia/Yekaterinburg|bovanenkovo ru russia
BVS|Breves Airport|Breves|BR|-1.667|-50.467|America/Belem|breves br brazil
BWA|Gautam Buddha International Airport|Siddharthanagar|NP|27.504|83.420|Asia/Kathmandu|gautam buddha siddharthanagar np nepal
BWI|Baltimore/Washington International Thurgood Marshall Airport|Baltimore|US|39.180|-76.669|America/New_York|baltimore washington thurgood marshall us united states
BWK|Bol Airport|Bol|HR|43.283|16.683|Europe/Zagreb|bol gornji humac brac hr croatia
BWN|Brunei International Airport|Bandar Seri Begawan|BN|4.945|114.934|Asia/Brunei|brunei bandar seri begawan bn
BWO|Balakovo Airport|Balakovo|RU|51.862|47.746|Europe/Saratov|balakovo ru russia
BWT|Burnie Wynyard Airport|Burnie|AU|-40.999|145.731|Australia/Hobart|burnie wynyard au australia
BWX|Banyuwangi International Airport|Banyuwangi|ID|-8.310|114.340|Asia/Jakarta|banyuwangi id indonesia
BXG|Bendigo Airport||AU|-36.738|144.327|Australia/Melbourne|bendigo au australia
BXH|Balkhash Airport|Balkhash|KZ|46.894|75.004|Asia/Almaty|balkhash kz kazakhstan
BXR|Bam Airport|Bam|IR|29.080|58.449|Asia/Tehran|bam ir iran
BXT|Bontang Airport|Bontang-Borneo Island|ID|0.167|117.500|Asia/Makassar|bontang borneo island id indonesia
BXU|Butuan Airport|Butuan|PH|8.948|125.481|Asia/Manila|butuan bancasi ph philippines
BYK|Bouake Airport|Bouaké|CI|7.737|-5.069|Africa/Abidjan|bouake ci cote d ivoire
BYM|C.M. de Cespedes Airport|Bayamo|CU|20.383|-76.650|America/Havana|c m de cespedes bayamo carlos manuel cu cuba
BYN|Bayankhongor Airport|Bayankhongor|MN|46.100|100.683|Asia/Ulaanbaatar|bayankhongor mn mongolia
BYO|Bonito Airport|Bonito|BR|-21.244|-56.451|America/Campo_Grande|bonito br brazil
BYR|Laeso Airport|Læsø|DK|57.278|11.005|Europe/Copenhagen|laeso dk denmark
BYW|Blakely Island Airport|Blakely Island|US|48.500|-123.000|America/Los_Angeles|blakely island us united states
BZE|Philip S.W. Goldson International Airport|Belize City|BZ|17.539|-88.308|America/Belize|philip s w goldson belize city bz
BZG|Bydgoszcz Ignacy Jan Paderewski Airport|Bydgoszcz|PL|53.097|17.979|Europe/Warsaw|bydgoszcz ignacy jan paderewski białe błota pl poland
BZI|Balikesir Airport||TR|39.617|27.928|Europe/Istanbul|balikesir merkez tr turkiye
BZK|Bryansk International Airport|Bryansk|RU|53.214|34.176|Europe/Moscow|bryansk ru russia
BZL|Barisal Airport|Barisal|BD|22.799|90.301|Asia/Dhaka|barisal bd bangladesh
BZN|Bozeman Yellowstone International Airport|Bozeman|US|45.778|-111.160|America/Denver|bozeman yellowstone gallatin field us united states
BZO|Bolzano Airport|Bolzano|IT|46.462|11.331|Europe/Rome|bolzano it italy
BZR|Beziers Vias Airport|Béziers|FR|43.321|3.353|Europe/Paris|beziers vias fr france
BZV|Maya Maya Airport|Brazzaville|CG|-4.259|15.251|Africa/Brazzaville|maya brazzaville cg congo
BZX|Bazhong Enyang Airport|Bazhong|CN|31.738|106.645|Asia/Shanghai|bazhong enyang cn china
CAA|Catacamas Airport|El Aguacate|HN|14.831|-85.894|America/Tegucigalpa|catacamas el aguacate hn honduras
CAB|Cabinda Airport|Cabinda|AO|-5.583|12.200|Africa/Luanda|cabinda ao angola
CAC|Cascavel Airport|Cascavel|BR|-25.002|-53.502|America/Sao_Paulo|cascavel coronel adalberto mendes silva br brazil
CAE|Columbia Metropolitan Airport|Columbia|US|33.947|-81.125|America/New_York|columbia metropolitan us united states
CAF|Carauari Airport|Carauari|BR|-4.900|-66.917|America/Manaus|carauari br brazil
CAG|Cagliari Elmas Airport|Cagliari|IT|39.254|9.061|Europe/Rome|cagliari elmas it italy
CAH|Ca Mau Airport|Ca Mau City|VN|9.176|105.179|Asia/Ho_Chi_Minh|ca mau city vn vietnam
CAI|Cairo International Airport|Cairo|EG|30.120|31.406|Africa/Cairo|cairo eg egypt
CAJ|Canaima Airport|Canaima|VE|6.241|-62.854|America/Caracas|canaima ve venezuela
CAK|Akron-Canton Regional Airport|Akron|US|40.915|-81.436|America/New_York|akron canton regional us united states
CAL|Campbeltown Airport|Campbeltown|GB|55.436|-5.687|Europe/London|campbeltown gb united kingdom
CAN|Guangzhou Baiyun International Airport|Guangzhou|CN|23.392|113.299|Asia/Shanghai|guangzhou baiyun cn china
CAP|Cap Haitien Airport|Cap Haitien|HT|19.733|-72.195|America/Port-au-Prince|cap haitien ht haiti
CAT|Cascais Municipal Aerodrome|Cascais|PT|38.726|-9.355|Europe/Lisbon|cascais municipal aerodrome pt portugal
CAU|Caruaru Airport|Caruaru|BR|-8.250|-35.917|America/Recife|caruaru br brazil
CAW|Bartolomeu Lisandro Airport|Campos Dos Goytacazes|BR|-21.700|-41.303|America/Sao_Paulo|bartolomeu lisandro campos dos goytacazes br brazil
CAY|Felix Eboue Airport|Matoury|GF|4.817|-52.367|America/Cayenne|felix eboue matoury cayenne gf french guiana
CAZ|Cobar Airport||AU|-31.537|145.797|Australia/Sydney|cobar au australia
CBB|Jorge Wilstermann International Airport|Cochabamba|BO|-17.414|-66.179|America/La_Paz|jorge wilstermann cochabamba wilsterman bo bolivia
CBH|Boudghene Ben Ali Lotfi Airport|Béchar|DZ|31.648|-2.260|Africa/Algiers|boudghene ben ali lotfi bechar dz algeria
CBO|Awang Airport|Datu Odin Sinsuat|PH|7.161|124.215|Asia/Manila|awang datu odin sinsuat cotabato ph philippines
CBQ|Calabar Airport|Calabar|NG|4.969|8.347|Africa/Lagos|calabar margaret ekpo ng nigeria
CBR|Canberra Airport|Canberra|AU|-35.307|149.191|Australia/Sydney|canberra au australia
CBT|Catumbela Airport|Catumbela|AO|-12.483|13.483|Africa/Luanda|catumbela ao angola
CBZ|Binzhou Dagao General Airport|Binzhou|CN|37.611|117.886|Asia/Shanghai|binzhou dagao general cn china
CCA|Chimore Airport||BO|-16.990|-65.141|America/La_Paz|chimore bo bolivia
CCC|Jardines del Rey Airport|Cayo Coco|CU|22.461|-78.329|America/Havana|jardines del rey cayo coco cu cuba
CCD|Century City Heliport|Los Angeles|US|34.061|-118.418|America/Los_Angeles|century city heliport los angeles us united states
CCF|Carcassonne Airport|Carcassonne|FR|43.215|2.309|Europe/Paris|carcassonne fr france
CCJ|Kozhikode Calicut International Airport|Calicut|IN|11.139|75.950|Asia/Kolkata|kozhikode calicut in india
CCK|Cocos Islands Airport|West Island|CC|-12.167|96.917|Indian/Cocos|cocos islands west island keeling cc
CCM|Criciuma Airport|Criciúma|BR|-28.700|-49.367|America/Sao_Paulo|criciuma forquilhinha br brazil
CCP|Carriel Sur Airport|Concepcion|CL|-36.777|-73.059|America/Santiago|carriel sur concepcion cl chile
CCR|Buchanan Field|Concord|US|37.989|-122.056|America/Los_Angeles|buchanan field concord us united states
CCS|Simon Bolivar International Airport|Caracas|VE|10.597|-67.006|America/Caracas|simon bolivar caracas ve venezuela
CCU|Netaji Subhas Chandra Bose Airport|Kolkata|IN|22.645|88.439|Asia/Kolkata|netaji subhas chandra bose kolkata subhash in india
CCV|Craig Cove Airport|Craig Cove|VU|-16.265|167.924|Pacific/Efate|craig cove vu vanuatu
CCZ|Chub Cay Airport||BS|25.418|-77.881|America/Nassau|chub cay bs bahamas
CDB|Cold Bay Airport|Cold Bay|US|55.199|-162.721|America/Nome|cold bay us united states
CDC|Cedar City Regional Airport|Cedar City|US|37.703|-113.096|America/Denver|cedar city regional us united states
CDE|Chengde Puning Airport|Chengde|CN|41.123|118.074|Asia/Shanghai|chengde puning cn china
CDG|Paris-Charles De Gaulle Airport|Paris|FR|49.003|2.567|Europe/Paris|paris charles de gaulle fr france
CDP|Kadapa Airport|Kadapa|IN|14.515|78.765|Asia/Kolkata|kadapa in india
CDR|Chadron Airport|Chadron|US|42.835|-103.098|America/Denver|chadron municipal us united states
CDT|Castellon-Costa Azahar Airport|Castellón de la Plana|ES|40.214|0.073|Europe/Madrid|castellon costa azahar de la plana es spain
CDV|Mudhole Smith Airport|Cordova|US|60.493|-145.470|America/Anchorage|mudhole smith cordova merle us united states
CEB|Mactan-Cebu International Airport|Lapu-Lapu City|PH|10.313|123.983|Asia/Manila|mactan cebu lapu city ph philippines
CEC|Del Norte County Regional Airport|Crescent City|US|41.780|-124.236|America/Los_Angeles|del norte county regional crescent city jack namara field us united states
CED|Ceduna Airport||AU|-32.124|133.701|Australia/Adelaide|ceduna au australia
CEE|Cherepovets Airport|Cherepovets|RU|59.283|38.067|Europe/Moscow|cherepovets ru russia
CEI|Chiang Rai International Airport|Chiang Rai|TH|19.955|99.879|Asia/Bangkok|chiang rai mae fah luang th thailand
CEK|Chelyabinsk International Airport|Chelyabinsk|RU|55.298|61.512|Asia/Yekaterinburg|chelyabinsk balandino ru russia
CEL|Canela|Canela|BR|-29.497|-50.922|America/Sao_Paulo|canela br brazil
CEM|Central Airport|Central|US|65.575|-144.782|America/Anchorage|central us united states
CEN|Ciudad Obregon Airport|Ciudad Obregón|MX|27.392|-109.839|America/Hermosillo|ciudad obregon mx mexico
CEQ|Mandelieu Airport|Cannes|FR|43.546|6.954|Europe/Paris|mandelieu cannes fr france
CEZ|Montezuma County Airport|Cortez|US|37.303|-108.627|America/Denver|montezuma county cortez us united states
CFB|Cabo Frio International Airport|Cabo Frio|BR|-22.925|-42.079|America/Sao_Paulo|cabo frio br brazil
CFE|Clermont-Ferrand Auvergne Airport|Clermont-Ferrand|FR|45.789|3.159|Europe/Paris|clermont ferrand auvergne aulnat fr france
CFG|Jaime Gonzalez Airport|Cienfuegos|CU|22.150|-80.414|America/Havana|jaime gonzalez cienfuegos cu cuba
CFK|Chlef International Airport|Chlef|DZ|36.212|1.332|Africa/Algiers|chlef aboubakr belkaid dz algeria
CFN|Donegal Airport|Donegal|IE|55.042|-8.340|Europe/Dublin|donegal ie ireland
CFR|Carpiquet Airport|Caen|FR|49.183|-0.459|Europe/Paris|carpiquet caen fr france
CFS|Coffs Harbour Airport|Coffs Harbour|AU|-30.323|153.115|Australia/Sydney|coffs harbour au australia
CFU|Ioannis Kapodistrias Airport|Kerkyra Island|GR|39.608|19.915|Europe/Athens|ioannis kapodistrias kerkyra island gr greece
CGA|Craig Seaplane Base|Craig|US|55.478|-133.146|America/Sitka|craig seaplane base us united states
CGB|Marechal Rondon International Airport|Cuiabá|BR|-15.652|-56.120|America/Cuiaba|marechal rondon cuiaba br brazil
CGD|Changde Airport|Changde|CN|28.924|111.639|Asia/Shanghai|changde taohuayuan cn china
CGH|Sao Paulo Congonhas Airport|São Paulo|BR|-23.627|-46.660|America/Sao_Paulo|sao paulo congonhas br brazil
CGI|Cape Girardeau Regional Airport|Cape Girardeau|US|37.224|-89.572|America/Chicago|cape girardeau regional us united states
CGK|Soekarno-Hatta International Airport|Jakarta|ID|-6.131|106.656|Asia/Jakarta|soekarno hatta jakarta id indonesia
CGM|Camiguin Airport|Mambajao|PH|9.254|124.707|Asia/Manila|camiguin mambajao ph philippines
CGN|Cologne Bonn Airport|Köln|DE|50.878|7.122|Europe/Berlin|cologne bonn koln de germany
CGO|Zhengzhou Xinzheng International Airport|Zhengzhou|CN|34.528|113.840|Asia/Shanghai|zhengzhou xinzheng cn china
CGP|Shah Amanat International Airport|Chattogram|BD|22.245|91.815|Asia/Dhaka|shah amanat chattogram bd bangladesh
CGQ|Changchun Longjia International Airport|Changchun|CN|43.995|125.697|Asia/Shanghai|changchun longjia cn china
CGR|Campo Grande International Airport|Campo Grande|BR|-20.457|-54.669|America/Campo_Grande|campo grande br brazil
CGY|Laguindingan Airport|Cagayan de Oro|PH|8.613|124.457|Asia/Manila|laguindingan cagayan de oro ph philippines
CHA|Chattanooga Metropolitan Airport|Chattanooga|US|35.037|-85.198|America/New_York|chattanooga metropolitan lovell field us united states
CHC|Christchurch International Airport|Christchurch|NZ|-43.489|172.539|Pacific/Auckland|christchurch nz new zealand
CHD|Mucuge Airport|Mucugê|BR|-13.032|-41.444|America/Bahia|mucuge br brazil
CHG|Chaoyang Airport|Shuangta|CN|41.545|120.437|Asia/Shanghai|chaoyang shuangta cn china
CHH|Chachapoyas Airport|Chachapoyas|PE|-6.217|-77.850|America/Lima|chachapoyas pe peru
CHM|Chimbote Airport|Chimbote|PE|-9.151|-78.531|America/Lima|chimbote fap lieutenant jaime andres montreuil morales pe peru
CHO|Charlottesville Albemarle Airport|Charlottesville|US|38.139|-78.449|America/New_York|charlottesville albemarle us united states
CHQ|Chania International Airport|Souda|GR|35.540|24.140|Europe/Athens|chania souda gr greece
CHS|Charleston International Airport|Charleston|US|32.884|-80.037|America/New_York|charleston us united states
CHT|Chatham Islands / Tuuta Airport|Te One|NZ|-43.800|-176.350|Pacific/Chatham|chatham islands tuuta te one nz new zealand
CHU|Chuathbaluk Airport|Chuathbaluk|US|61.583|-159.239|America/Anchorage|chuathbaluk us united states
CHX|Changuinola Airport|Changuinola|PA|9.450|-82.450|America/Panama|changuinola captain manuel nino pa panama
CHY|Choiseul Bay Airport||SB|-6.714|156.399|Pacific/Guadalcanal|choiseul bay sb solomon islands
CIA|Rome Ciampino Giovan Battista Pastine Airport|Rome|IT|41.799|12.591|Europe/Rome|rome ciampino giovan battista pastine it italy
CID|Eastern Iowa Airport|Cedar Rapids|US|41.889|-91.700|America/Chicago|eastern iowa cedar rapids us united states
CIF|Chifeng Yulong Airport|Chifeng|CN|42.155|118.833|Asia/Shanghai|chifeng yulong cn china
CIH|Changzhi Wangcun Airport|Changzhi|CN|36.246|113.122|Asia/Shanghai|changzhi wangcun cn china
CIJ|Capitan Anibal Arab Airport|Cobija|BO|-11.026|-68.753|America/La_Paz|capitan anibal arab cobija bo bolivia
CIK|Chalkyitsik Airport|Chalkyitsik|US|66.648|-143.729|America/Anchorage|chalkyitsik us united states
CIT|Shymkent International Airport|Shymkent|KZ|42.365|69.493|Asia/Almaty|shymkent kz kazakhstan
CIU|Chippewa County International Airport|Sault Ste Marie|US|46.251|-84.458|America/Detroit|chippewa county sault ste marie kincheloe us united states
CIW|Canouan Island Airport|Canouan|VC|12.700|-61.317|America/St_Vincent|canouan island vc st vincent grenadines
CIX|J.A. Quinones Gonzalez Airport|Chiclayo|PE|-6.790|-79.832|America/Lima|j a quinones gonzalez chiclayo air force captain jose gonzales pe peru
CIY|Comiso Airport|Comiso|IT|36.996|14.609|Europe/Rome|comiso it italy
CJA|Cajamarca Airport|Cajamarca|PE|-7.133|-78.500|America/Lima|cajamarca mayor general fap armando revoredo iglesias pe peru
CJB|Coimbatore International Airport|Coimbatore|IN|11.031|77.039|Asia/Kolkata|coimbatore in india
CJC|El Loa Airport|Calama|CL|-22.495|-68.908|America/Santiago|el loa calama cl chile
CJJ|Cheongju International Airport|Cheongju|KR|36.722|127.495|Asia/Seoul|cheongju air base 513 kr south korea
CJL|Chitral Airport|Chitral|PK|35.886|71.794|Asia/Karachi|chitral pk pakistan
CJM|Chumphon Airport|Chumphon|TH|10.711|99.361|Asia/Bangkok|chumphon th thailand
CJN|Cijulang Nusawiru Airport|Cijulang|ID|-7.720|108.489|Asia/Jakarta|cijulang nusawiru id indonesia
CJS|Abraham Gonzalez International Airport|Ciudad Juárez|MX|31.636|-106.436|America/Ciudad_Juarez|abraham gonzalez ciudad juarez mx mexico
CJU|Jeju International Airport|Jeju City|KR|33.507|126.493|Asia/Seoul|jeju city kr south korea
CJZ|Cajazeiras Airport|Cajazeiras|BR|-6.883|-38.616|America/Fortaleza|cajazeiras br brazil
CKB|North Central West Virginia Airport|Bridgeport|US|39.296|-80.229|America/New_York|north central west virginia bridgeport us united states
CKD|Crooked Creek Airport|Crooked Creek|US|61.871|-158.101|America/Anchorage|crooked creek us united states
CKG|Chongqing Jiangbei International Airport|Chongqing|CN|29.720|106.634|Asia/Shanghai|chongqing jiangbei cn china
CKH|Chokurdah Airport|Chokurdah|RU|70.633|147.883|Asia/Srednekolymsk|chokurdah chokurdakh ru russia
CKS|Carajas Airport|Parauapebas|BR|-6.115|-50.002|America/Belem|carajas parauapebas br brazil
CKW|Christmas Creek Mine Airport|Christmas Creek Mine|AU|-22.352|119.639|Australia/Perth|christmas creek mine au australia
CKX|Chicken Airport|Chicken|US|64.068|-141.949|America/Anchorage|chicken us united states
CKY|Conakry International Airport|Conakry|GN|9.576|-13.620|Africa/Conakry|conakry gn guinea
CKZ|Canakkale Airport|Çanakkale|TR|40.137|26.427|Europe/Istanbul|canakkale tr turkiye
CLD|McClellan-Palomar Airport|Carlsbad|US|33.127|-117.279|America/Los_Angeles|mcclellan palomar carlsbad us united states
CLE|Cleveland Hopkins International Airport|Cleveland|US|41.411|-81.838|America/New_York|cleveland hopkins us united states
CLJ|Avram Iancu Cluj International Airport|Cluj-Napoca|RO|46.782|23.687|Europe/Bucharest|avram iancu cluj napoca ro romania
CLL|Easterwood Airport|College Station|US|30.594|-96.367|America/Chicago|easterwood college station field us united states
CLO|Alfonso Bonilla Aragon International Airport|Cali|CO|3.543|-76.381|America/Bogota|alfonso bonilla aragon cali co colombia
CLP|Clarks Point Airport|Clarks Point|US|58.837|-158.528|America/Anchorage|clarks point us united states
CLQ|Colima Airport|Colima|MX|19.300|-103.650|America/Mexico_City|colima licenciado miguel madrid mx mexico
CLT|Charlotte Douglas International Airport|Charlotte|US|35.219|-80.936|America/New_York|charlotte douglas us united states
CLV|Nelson Ribeiro Guimaraes Airport|Caldas Novas|BR|-17.726|-48.607|America/Sao_Paulo|nelson ribeiro guimaraes caldas novas br brazil
CLY|Sainte Catherine Airport|Calvi|FR|42.528|8.792|Europe/Paris|sainte catherine calvi fr france
CMA|Cunnamulla Airport||AU|-28.031|145.616|Australia/Brisbane|cunnamulla au australia
CMB|Bandaranaike International Airport|Colombo|LK|7.174|79.886|Asia/Colombo|bandaranaike colombo lk sri lanka
CME|Ciudad del Carmen International Airport|Ciudad del Carmen|MX|18.651|-91.803|America/Merida|ciudad del carmen mx mexico
CMF|Chambery Airport|Chambéry|FR|45.638|5.884|Europe/Paris|chambery viviers lac savoie fr france
CMG|Corumba Internacional Airport|Corumbá|BR|-19.011|-57.672|America/Campo_Grande|corumba internacional br brazil
CMH|John Glenn Columbus International Airport|Columbus|US|39.998|-82.885|America/New_York|john glenn columbus us united states
CMI|University of Illinois Willard Airport|Savoy|US|40.040|-88.269|America/Chicago|university illinois willard savoy us united states
CMN|Mohammed V International Airport|Casablanca|MA|33.367|-7.587|Africa/Casablanca|mohammed v casablanca ma morocco
CMP|Campo Alegre Airport||BR|-9.800|-36.350|America/Maceio|campo alegre br brazil
CMU|Chimbu Airport|Kundiawa|PG|-6.021|144.973|Pacific/Port_Moresby|chimbu kundiawa pg papua new guinea
CMW|Ign Agramonte International Airport|Camaguey|CU|21.419|-77.850|America/Havana|ign agramonte camaguey ignacio cu cuba
CMX|Houghton County Memorial Airport|Hancock|US|47.168|-88.486|America/Detroit|houghton county memorial hancock us united states
CNB|Coonamble Airport||AU|-30.981|148.378|Australia/Sydney|coonamble au australia
CNC|Coconut Island Airport||AU|-10.050|143.067|Australia/Brisbane|coconut island au australia
CND|Kogalniceanu Airport|Constanţa|RO|44.350|28.483|Europe/Bucharest|kogalniceanu constanta mihail ro romania
CNF|Tancredo Neves International Airport|Belo Horizonte|BR|-19.632|-43.963|America/Sao_Paulo|tancredo neves belo horizonte br brazil
CNI|Changhai Airport|Changhai|CN|39.267|122.664|Asia/Shanghai|changhai dalian cn china
CNJ|Cloncurry Airport|Cloncurry|AU|-20.669|140.509|Australia/Brisbane|cloncurry au australia
CNM|Cavern City Air Terminal|Carlsbad|US|32.337|-104.263|America/Denver|cavern city air carlsbad us united states
CNN|Kannur International Airport|Kannur|IN|11.920|75.550|Asia/Kolkata|kannur in india
CNP|Neerlerit Inaat Airport|Neerlerit Inaat|GL|70.743|-22.658|America/Scoresbysund|neerlerit inaat gl greenland
CNQ|Camba Punta Airport|Corrientes|AR|-27.450|-58.762|America/Argentina/Cordoba|camba punta corrientes ar argentina
CNS|Cairns Airport|Cairns|AU|-16.877|145.754|Australia/Brisbane|cairns au australia
CNX|Chiang Mai International Airport|Chiang Mai|TH|18.770|98.968|Asia/Bangkok|chiang mai th thailand
CNY|Canyonlands Regional Airport, Moab|Moab|US|38.759|-109.746|America/Denver|canyonlands regional moab us united states
COD|Yellowstone Regional Airport|Cody|US|44.516|-109.028|America/Denver|yellowstone regional cody us united states
COK|Cochin International Airport|Kochi|IN|10.156|76.391|Asia/Kolkata|cochin kochi in india
COL|Coll Island Airport|Coll Island|GB|56.617|-6.617|Europe/London|coll island gb united kingdom
COO|Cotonou Airport|Cotonou|BJ|6.354|2.384|Africa/Porto-Novo|cotonou cadjehoun bj benin
COR|Ingeniero Aeronautico Ambrosio L.V. Taravella International Airport|Cordoba|AR|-31.316|-64.212|America/Argentina/Cordoba|ingeniero aeronautico ambrosio l v taravella cordoba ar argentina
COS|Colorado Springs Airport|Colorado Springs|US|38.797|-104.701|America/Denver|colorado springs city municipal us united states
COU|Columbia Regional Airport|Columbia|US|38.814|-92.219|America/Chicago|columbia regional us united states
COV|Çukurova International Airport|Tarsus|TR|36.897|35.068|Europe/Istanbul|cukurova tarsus tr turkiye
CPC|Aviador Carlos Campos Airport|Chapelco|AR|-40.067|-71.133|America/Argentina/Salta|aviador carlos campos chapelco ar argentina
CPD|Coober Pedy Airport|Coober Pedy|AU|-29.044|134.753|Australia/Adelaide|coober pedy au australia
CPE|Campeche International Airport|Campeche|MX|19.835|-90.509|America/Merida|campeche ingeniero alberto acuna ongay mx mexico
CPH|Copenhagen Airport|Copenhagen|DK|55.629|12.648|Europe/Copenhagen|copenhagen kastrup dk denmark
CPO|Chamonate Airport|Copiapo|CL|-27.261|-70.779|America/Santiago|chamonate copiapo desierto atacama cl chile
CPR|Casper/Natrona County International Airport|Casper|US|42.909|-106.463|America/Denver|casper natrona county us united states
CPT|Cape Town International Airport|Cape Town|ZA|-33.969|18.596|Africa/Johannesburg|cape town za south africa
CPV|Joao Suassuna Airport|Campina Grande|BR|-7.267|-35.900|America/Fortaleza|joao suassuna campina grande presidente br brazil
CPX|Benjamin Rivera Noriega Airport|Culebra|PR|18.312|-65.302|America/Puerto_Rico|benjamin rivera noriega culebra pr puerto rico
CQW|Chongqing Xiannyushan Airport|Wulong|CN|29.466|107.692|Asia/Shanghai|chongqing xiannyushan wulong xiannushan cn china
CRA|Craiova Airport|Craiova|RO|44.319|23.886|Europe/Bucharest|craiova ro romania
CRD|General E. Mosconi International Airport|Comodoro Rivadavia|AR|-45.789|-67.470|America/Argentina/Catamarca|general e mosconi comodoro rivadavia ar argentina
CRI|Crooked Island Airport|Colonel Hill|BS|22.750|-74.150|America/Nassau|crooked island colonel hill bs bahamas
CRK|Clark International Airport|Mabalacat|PH|15.188|120.550|Asia/Manila|clark mabalacat air base ph philippines
CRL|Brussels South Charleroi Airport|Brussels|BE|50.457|4.452|Europe/Brussels|brussels south charleroi be belgium
CRM|Catarman National Airport|Catarman|PH|12.483|124.583|Asia/Manila|catarman national ph philippines
CRP|Corpus Christi International Airport|Corpus Christi|US|27.775|-97.502|America/Chicago|corpus christi us united states
CRU|Carriacou Island Airport|Carriacou Island|GD|12.475|-61.472|America/Grenada|carriacou island gd grenada
CRV|Crotone Airport|Crotone|IT|38.996|17.081|Europe/Rome|crotone isola capo rizzuto it italy
CRW|Yeager Airport|Charleston|US|38.370|-81.597|America/New_York|yeager charleston us united states
CRZ|Turkmenabat Airport|Türkmenabat|TM|39.093|63.601|Asia/Ashgabat|turkmenabat tm turkmenistan
CSG|Columbus Airport (Georgia)|Columbus|US|32.513|-84.941|America/New_York|columbus georgia metropolitan us united states
CSH|Solovky Airport|Solovetsky Islands|RU|65.029|35.733|Europe/Moscow|solovky solovetsky islands ru russia
CSK|Cap Skirring Airport|Cap Skirring|SN|12.392|-16.744|Africa/Dakar|cap skirring sn senegal
CSP|Cape Spencer Coast Guard Heliport||US|58.199|-136.640|America/Juneau|cape spencer coast guard heliport us united states
CSW|Cabo San Lucas International Airport||MX|22.949|-109.939|America/Mazatlan|cabo san lucas mx mexico
CSX|Changsha Huanghua International Airport|Changsha|CN|28.193|113.215|Asia/Shanghai|changsha huanghua cn china
CSY|Cheboksary Airport|Cheboksary|RU|56.133|47.267|Europe/Moscow|cheboksary ru russia
CTA|Catania-Fontanarossa Airport|Catania|IT|37.471|15.066|Europe/Rome|catania fontanarossa it italy
CTC|Catamarca Airport|Catamarca|AR|-28.448|-65.780|America/Argentina/Catamarca|catamarca ar argentina
CTD|Chitre Alonso Valderrama Airport|Chitré|PA|7.982|-80.411|America/Panama|chitre alonso valderrama pa panama
CTG|Rafael Nunez International Airport|Cartagena|CO|10.446|-75.517|America/Bogota|rafael nunez cartagena co colombia
CTL|Charleville Airport|Charleville|AU|-26.413|146.258|Australia/Brisbane|charleville au australia
CTM|Chetumal Airport|Chetumal|MX|18.482|-88.333|America/Belize|chetumal mx mexico
CTN|Cooktown Airport||AU|-15.443|145.183|Australia/Brisbane|cooktown au australia
CTP|Carutapera Airport|Carutapera|BR|-1.250|-46.017|America/Fortaleza|carutapera br brazil
CTQ|Do Palmar Airport|Santa Vitória do Palmar|BR|-33.502|-53.345|America/Sao_Paulo|do palmar santa vitoria br brazil
CTS|New Chitose Airport|Sapporo|JP|42.787|141.681|Asia/Tokyo|new chitose sapporo jp japan
CTU|Chengdu Shuangliu International Airport|Chengdu|CN|30.581|103.957|Asia/Shanghai|chengdu shuangliu cn china
CUA|Ciudad Constitucion Airport|Comondú|MX|25.050|-111.613|America/Mazatlan|ciudad constitucion comondu national mx mexico
CUC|Camilo Daza International Airport|Cúcuta|CO|7.927|-72.508|America/Bogota|camilo daza cucuta co colombia
CUE|Mariscal Lamar International Airport|Cuenca|EC|-2.889|-78.987|America/Guayaquil|mariscal lamar cuenca ec ecuador
CUF|Levaldigi Airport|Cuneo|IT|44.535|7.617|Europe/Rome|levaldigi cuneo it italy
CUK|Caye Caulker Airport|Caye Caulker|BZ|17.736|-88.030|America/Belize|caye caulker bz belize
CUL|Culiacan International Airport|Culiacán|MX|24.766|-107.470|America/Mazatlan|culiacan bachigualato federal mx mexico
CUM|Antonio Jose de Sucre Airport||VE|10.450|-64.132|America/Caracas|antonio jose de sucre cumana ve venezuela
CUN|Cancun International Airport|Ciudad de Cancún|MX|21.040|-86.874|America/Cancun|cancun ciudad de internacional mx mexico
CUP|Carupano Airport|Carúpano|VE|10.659|-63.263|America/Caracas|carupano general francisco bermudez ve venezuela
CUQ|Coen Airport|Coen|AU|-13.765|143.119|Australia/Brisbane|coen au australia
CUR|Curacao International Airport|Willemstad|CW|12.185|-68.957|America/Curacao|curacao willemstad hato cw
CUU|Gen Fierro Villalobos International Airport|Chihuahua|MX|28.704|-105.970|America/Chihuahua|gen fierro villalobos chihuahua general roberto mx mexico
CUZ|Alejandro Velasco Astete International Airport|Cusco|PE|-13.538|-71.944|America/Lima|alejandro velasco astete cusco pe peru
CVA|Civic Ar Heliport||US|40.440|-79.989|America/New_York|civic ar heliport us united states
CVF|Courchevel Airport|Saint-Bon|FR|45.397|6.635|Europe/Paris|courchevel saint bon fr france
CVG|Cincinnati/Northern Kentucky International Airport|Cincinnati|US|39.056|-84.661|America/New_York|cincinnati northern kentucky us united states
CVM|Ciudad Victoria Airport|Ciudad Victoria|MX|23.714|-98.965|America/Monterrey|ciudad victoria general pedro jose mendez mx mexico
CVN|Clovis Regional Airport|Clovis|US|34.427|-103.079|America/Denver|clovis regional us united states
CVQ|Carnarvon Airport|Carnarvon|AU|-24.883|113.664|Australia/Perth|carnarvon au australia
CVU|Corvo Island (Azores) Airport|Corvo|PT|39.700|-31.100|Atlantic/Azores|corvo island azores pt portugal
CWA|Central Wisconsin Airport|Mosinee|US|44.784|-89.672|America/Chicago|central wisconsin mosinee us united states
CWB|Afonso Pena International Airport|Curitiba|BR|-25.536|-49.173|America/Sao_Paulo|afonso pena curitiba br brazil
CWC|Chernivtsi International Airport|Chernivtsi|UA|48.267|25.970|Europe/Kyiv|chernivtsi ua ukraine
CWJ|Cangyuan Washan Airport|Lincang|CN|23.275|99.371|Asia/Shanghai|cangyuan washan lincang cn china
CWL|Cardiff Airport|Cardiff|GB|51.399|-3.339|Europe/London|cardiff rhoose gb united kingdom
CWS|Center Island Airport|Center Island|US|48.490|-122.832|America/Los_Angeles|center island us united states
CXB|Coxs Bazar Airport|Cox's Bazar|BD|21.450|91.967|Asia/Dhaka|coxs bazar cox s bd bangladesh
CXH|Vancouver Harbour Flight Centre Seaplane Terminal|Vancouver|CA|49.291|-123.118|America/Vancouver|vancouver harbour flight centre seaplane ca canada
CXI|Christmas Island Airport|Kiritimati|KI|1.967|-157.450|Pacific/Kiritimati|christmas island kiritimati cassidy ki kiribati
CXJ|Hugo Cantergiani Regional Airport|Caxias Do Sul|BR|-29.195|-51.187|America/Sao_Paulo|hugo cantergiani regional caxias do sul br brazil
CXP|Tunggul Wulung Airport|Cilacap|ID|-7.733|109.000|Asia/Jakarta|tunggul wulung cilacap id indonesia
CXR|Cam Ranh International Airport|Cam Ranh|VN|12.007|109.217|Asia/Ho_Chi_Minh|cam ranh air base vn vietnam
CYA|Les Cayes Airport|Les Cayes|HT|18.270|-73.788|America/Port-au-Prince|les cayes ht haiti
CYB|Charles Kirkconnel International Airport|Cayman Brac|KY|19.690|-79.879|America/Cayman|charles kirkconnel cayman brac west end kirkconnell ky islands
CYC|Caye Chapel Airport|Caye Chapel|BZ|17.688|-88.045|America/Belize|caye chapel bz belize
CYF|Chefornak Sea Plane Base|Chefornak|US|60.217|-164.200|America/Nome|chefornak sea plane base us united states
CYI|Chiayi Airport|Chiayi City|TW|23.454|120.398|Asia/Taipei|chiayi city shuishang tw taiwan
CYO|Cayo Largo Del Sur Airport|Cayo Largo del Sur|CU|21.617|-81.517|America/Havana|cayo largo del sur vilo acuna cu cuba
CYP|Calbayog Airport|Calbayog City|PH|12.076|124.543|Asia/Manila|calbayog city ph philippines
CYS|Cheyenne Regional Airport|Cheyenne|US|41.156|-104.817|America/Denver|cheyenne regional us united states
CYT|Yakataga Intermediate Airport|Yakataga|US|60.080|-142.494|America/Anchorage|yakataga intermediate us united states
CYU|Cuyo Airport|Cuyo|PH|10.883|121.000|Asia/Manila|cuyo ph philippines
CYX|Cherskiy Airport|Cherskiy|RU|68.750|161.350|Asia/Srednekolymsk|cherskiy ru russia
CYZ|Cauayan Airport|Cauayan City|PH|16.930|121.756|Asia/Manila|cauayan city ph philippines
CZE|Coro Airport|Coro|VE|11.416|-69.682|America/Caracas|coro jose leonardo chirinos ve venezuela
CZH|Corozal Airport|Corozal|BZ|18.382|-88.411|America/Belize|corozal municipal bz belize
CZL|Mohamed Boudiaf International Airport|Constantine|DZ|36.286|6.618|Africa/Algiers|mohamed boudiaf constantine dz algeria
CZM|Cozumel Airport|Ciudad de Cozumel|MX|20.511|-86.930|America/Cancun|cozumel ciudad de internacional mx mexico
CZS|Cruzeiro do Sul International Airport|Cruzeiro Do Sul|BR|-7.583|-72.783|America/Rio_Branco|cruzeiro do sul br brazil
CZU|Corozal Airport|Corozal|CO|9.338|-75.283|America/Bogota|corozal las brujas co colombia
CZX|Changzhou Airport|Changzhou|CN|31.914|119.780|Asia/Shanghai|changzhou benniu cn china
DAB|Daytona Beach International Airport|Daytona Beach|US|29.185|-81.061|America/New_York|daytona beach us united states
DAC|Hazrat Shahjalal International Airport|Dhaka|BD|23.849|90.406|Asia/Dhaka|hazrat shahjalal dhaka bd bangladesh
DAD|Da Nang International Airport|Da Nang|VN|16.053|108.203|Asia/Ho_Chi_Minh|da nang vn vietnam
DAL|Dallas Love Field|Dallas|US|32.844|-96.850|America/Chicago|dallas love field us united states
DAM|Damascus International Airport|Damascus|SY|33.411|36.512|Asia/Damascus|damascus sy syria
DAR|Julius Nyerere International Airport|Dar es Salaam|TZ|-6.874|39.202|Africa/Dar_es_Salaam|julius nyerere dar es salaam tz tanzania
DAT|Datong Yungang Airport|Datong|CN|40.056|113.481|Asia/Shanghai|datong yungang cn china
DAU|Daru Airport|Daru|PG|-9.084|143.206|Pacific/Port_Moresby|daru pg papua new guinea
DAV|Enrique Malek Airport|David|PA|8.383|-82.433|America/Panama|enrique malek david pa panama
DAX|Dazhou Heshi Airport|Dazhou|CN|31.132|107.428|Asia/Shanghai|dazhou heshi cn china
DAY|James M. Cox Dayton International Airport|Dayton|US|39.898|-84.221|America/New_York|james m cox dayton us united states
DBA|Dalbandin Airport|Dalbandin|PK|28.875|64.403|Asia/Karachi|dalbandin pk pakistan
DBB|Al Alamain International Airport|El Alamein|EG|30.924|28.461|Africa/Cairo|al alamain el alamein eg egypt
DBC|Baicheng Chang'an Airport|Baicheng|CN|45.505|123.019|Asia/Shanghai|baicheng chang an cn china
DBO|Dubbo City Regional Airport|Dubbo|AU|-32.219|148.570|Australia/Sydney|dubbo city regional au australia
DBQ|Dubuque Regional Airport|Dubuque|US|42.410|-90.711|America/Chicago|dubuque regional us united states
DBR|Darbhanga Airport|Darbhanga|IN|26.195|85.918|Asia/Kolkata|darbhanga in india
DBV|Dubrovnik Airport|Dubrovnik|HR|42.561|18.261|Europe/Zagreb|dubrovnik cilipi hr croatia
DCA|Ronald Reagan National Airport|Washington|US|38.853|-77.043|America/New_York|ronald reagan national washington us united states
DCF|Canefield Airport|Canefield|DM|15.339|-61.392|America/Dominica|canefield dm dominica
DCM|Mazamet Airport|Castres|FR|43.556|2.284|Europe/Paris|mazamet castres fr france
DCP|Cabin Plant Heliport||CA|59.234|-121.691|America/Fort_Nelson|cabin plant heliport ca canada
DCY|Daocheng Yading Airport|Garzê|CN|29.323|100.053|Asia/Shanghai|daocheng yading garze cn china
DDC|Dodge City Municipal Airport|Dodge City|US|37.762|-99.965|America/Chicago|dodge city municipal regional us united states
DDG|Dandong Langtou Airport|Zhenxing|CN|40.032|124.281|Asia/Shanghai|dandong langtou zhenxing cn china
DDI|Daydream Island Heliport|Whitsundays|AU|-20.260|148.814|Australia/Brisbane|daydream island heliport whitsundays au australia
DDR|Xigaze Dingri Airport|Xigazê|CN|28.602|86.810|Asia/Shanghai|xigaze dingri cn china
DEA|Dera Ghazi Khan Airport|Dera Ghazi Khan|PK|29.961|70.488|Asia/Karachi|dera ghazi khan pk pakistan
DEB|Debrecen Airport|Debrecen|HU|47.550|21.700|Europe/Budapest|debrecen hu hungary
DEC|Decatur Airport|Decatur|US|39.834|-88.877|America/Chicago|decatur us united states
DED|Dehra Dun Airport|Dehradun|IN|30.317|78.033|Asia/Kolkata|dehra dun dehradun jolly grant in india
DEE|Mendeleyevo Airport|Yuzhno-Kurilsk|RU|43.958|145.683|Asia/Magadan|mendeleyevo yuzhno kurilsk ru russia
DEF|Dezful Airport|Dezful|IR|32.439|48.385|Asia/Tehran|dezful ir iran
DEL|Indira Gandhi International Airport|New Delhi|IN|28.557|77.101|Asia/Kolkata|indira gandhi new delhi in india
DEM|Dembidolo Airport|Dembidollo|ET|8.549|34.860|Africa/Addis_Ababa|dembidolo dembidollo et ethiopia
DEN|Denver International Airport|Denver|US|39.851|-104.673|America/Denver|denver us united states
DEO|Hyatt Regency Heliport||US|42.300|-83.167|America/Detroit|hyatt regency heliport us united states
DEX|Nop Goliath Airport|Dekai|ID|-4.856|139.482|Asia/Jayapura|nop goliath dekai id indonesia
DFA|Danfeng Shangzhen General Airport|Shangluo|CN|33.708|110.249|Asia/Shanghai|danfeng shangzhen general shangluo cn china
DFW|Dallas/Fort Worth International Airport|Dallas-Fort Worth|US|32.897|-97.036|America/Chicago|dallas fort worth us united states
DGA|Dangriga Airport|Dangriga|BZ|16.982|-88.229|America/Belize|dangriga bz belize
DGG|Fishermans Heliport||PG|-9.515|147.048|Pacific/Port_Moresby|fishermans heliport pg papua new guinea
DGH|Deoghar Airport|Deoghar|IN|24.445|86.703|Asia/Kolkata|deoghar in india
DGO|Durango International Airport|Ciudad de Durango|MX|24.125|-104.525|America/Monterrey|durango ciudad de internacional gral guadalupe victoria mx mexico
DGT|Dumaguete Airport|Dumaguete City|PH|9.333|123.296|Asia/Manila|dumaguete city sibulan ph philippines
DHB|Deer Harbor Seaplane Airport|Deer Harbor|US|48.618|-123.006|America/Los_Angeles|deer harbor seaplane us united states
DHG|Dalnegorsk Airport|Dalnegorsk|RU|44.559|135.490|Asia/Vladivostok|dalnegorsk ru russia
DHM|Gaggal Airport|Kangra|IN|32.165|76.261|Asia/Kolkata|gaggal kangra in india
DHN|Dothan Regional Airport|Dothan|US|31.318|-85.450|America/Chicago|dothan regional us united states
DHO|Horn River Heliport||CA|59.461|-122.258|America/Fort_Nelson|horn river heliport ca canada
DIB|Dibrugarh Airport|Dibrugarh|IN|27.483|95.016|Asia/Kolkata|dibrugarh in india
DIE|Antsiranana/Arrachart Airport|Antisiranana|MG|-12.346|49.292|Indian/Antananarivo|antsiranana arrachart antisiranana mg madagascar
DIG|Diqing Shangri-La Airport|Diqing|CN|27.796|99.681|Asia/Shanghai|diqing shangri la cn china
DIJ|Dijon Airport|Dijon|FR|47.271|5.089|Europe/Paris|dijon ouges bourgogne fr france
DIK|Dickinson Regional Airport|Dickinson|US|46.801|-102.793|America/Denver|dickinson regional theodore roosevelt us united states
DIL|Presidente Nicolau Lobato International Airport|Dili|TL|-8.550|125.525|Asia/Dili|presidente nicolau lobato dili tl timor leste
DIN|Dien Bien Airport|Dien Bien Phu|VN|21.383|103.000|Asia/Bangkok|dien bien phu vn vietnam
DIR|Aba Tenna D Yilma Airport|Dire Dawa|ET|9.613|41.858|Africa/Addis_Ababa|aba tenna d yilma dire dawa dejazmach et ethiopia
DIS|Dolisie Airport|Dolisie|CG|-4.211|12.667|Africa/Brazzaville|dolisie ngot nzoungou cg congo brazzaville
DIU|Diu Airport|Diu|IN|20.717|70.917|Asia/Kolkata|diu in india
DIY|Diyarbakir Airport|Diyarbakır|TR|37.911|40.197|Europe/Istanbul|diyarbakir tr turkiye
DJB|Sultan Thaha Syaifuddin Airport|Jambi|ID|-1.632|103.639|Asia/Jakarta|sultan thaha syaifuddin jambi id indonesia
DJE|Djerba–Zarzis International Airport|Mellita|TN|33.871|10.775|Africa/Tunis|djerba zarzis mellita tn tunisia
DJG|Tiska Djanet Airport|Djanet|DZ|24.465|9.489|Africa/Algiers|tiska djanet inedbirene dz algeria
DJJ|Sentani Airport|Sentani|ID|-2.570|140.513|Asia/Jayapura|sentani dortheys hiyo eluay id indonesia
DJT|President Donald J. Trump International Airport||US|26.683|-80.096|America/New_York|president donald j trump us united states
DKL|Kiwigana Lodge Heliport||CA|59.242|-122.922|America/Fort_Nelson|kiwigana lodge heliport ca canada
DLA|Douala International Airport|Douala|CM|4.013|9.717|Africa/Douala|douala cm cameroon
DLC|Dalian International Airport|Ganjingzi|CN|38.961|121.540|Asia/Shanghai|dalian ganjingzi zhoushuizi cn china
DLE|Dole-Jura Airport|Dole|FR|47.038|5.429|Europe/Paris|dole jura tavaux fr france
DLG|Dillingham Airport|Dillingham|US|59.043|-158.511|America/Anchorage|dillingham us united states
DLH|Duluth International Airport|Duluth|US|46.839|-92.180|America/Chicago|duluth us united states
DLI|Lien Khuong Airport|Da Lat|VN|11.750|108.376|Asia/Ho_Chi_Minh|lien khuong da lat vn vietnam
DLM|Dalaman Airport|Dalaman|TR|36.717|28.787|Europe/Istanbul|dalaman tr turkiye
DLR|Dalnerechensk Airport|Dalnerechensk|RU|45.878|133.736|Asia/Vladivostok|dalnerechensk ru russia
DLU|Dali Airport|Dali|CN|25.651|100.323|Asia/Shanghai|dali fengyi cn china
DLZ|Gurvan Saikhan Airport|Dalanzadgad|MN|43.606|104.370|Asia/Ulaanbaatar|gurvan saikhan dalanzadgad mn mongolia
DMB|Taraz Airport|Taraz|KZ|42.855|71.305|Asia/Almaty|taraz kz kazakhstan
DMD|Doomadgee Airport||AU|-17.939|138.822|Australia/Brisbane|doomadgee au australia
DME|Moscow Domodedovo Airport|Moscow|RU|55.415|37.899|Europe/Moscow|moscow domodedovo ru russia
DMK|Don Mueang International Airport|Bangkok|TH|13.912|100.607|Asia/Bangkok|don mueang bangkok th thailand
DMM|King Fahd International Airport|Ad Dammam|SA|26.471|49.798|Asia/Riyadh|king fahd ad dammam sa saudi arabia
DMU|Dimapur Airport|Dimapur|IN|25.880|93.773|Asia/Kolkata|dimapur in india
DND|Dundee Airport|Dundee|GB|56.454|-3.015|Europe/London|dundee gb united kingdom
DNH|Dunhuang Airport|Dunhuang|CN|40.200|94.683|Asia/Shanghai|dunhuang mogao cn china
DNK|Dnepropetrovsk International Airport|Dnipro|UA|48.369|35.094|Europe/Kyiv|dnepropetrovsk dnipro ua ukraine
DNR|Pleurtuit Airport|Dinard|FR|48.588|-2.084|Europe/Paris|pleurtuit dinard saint malo fr france
DNZ|Cardak Airport|Denizli|TR|37.787|29.703|Europe/Istanbul|cardak denizli tr turkiye
DOD|Dodoma Airport|Dodoma|TZ|-6.170|35.753|Africa/Dar_es_Salaam|dodoma tz tanzania
DOE|Djoemoe Airport|Djumu-Djomoe|SR|4.017|-55.483|America/Paramaribo|djoemoe djumu djomoe sr suriname
DOF|Dora Bay Airport||US|55.212|-132.267|America/Sitka|dora bay us united states
DOG|Dongola Airport|Dongola|SD|19.152|30.432|Africa/Khartoum|dongola sd sudan
DOH|Hamad International Airport|Doha|QA|25.261|51.614|Asia/Qatar|hamad doha qa qatar
DOL|Saint Gatien Airport|Deauville|FR|49.363|0.164|Europe/Paris|saint gatien deauville fr france
DOM|Douglas-Charles Airport|Marigot|DM|15.546|-61.301|America/Dominica|douglas charles marigot dm dominica
DOP|Dolpa Airport|Dolpa|NP|29.000|82.817|Asia/Kathmandu|dolpa np nepal
DOY|Dongying Airport|Dongying|CN|37.518|118.788|Asia/Shanghai|dongying shengli cn china
DPL|Dipolog Airport|Dipolog|PH|8.600|123.344|Asia/Manila|dipolog ph philippines
DPO|Devonport Airport|Devonport|AU|-41.172|146.428|Australia/Hobart|devonport au australia
DPS|Ngurah Rai International Airport|Denpasar|ID|-8.748|115.168|Asia/Makassar|ngurah rai denpasar bali id indonesia
DPT|Deputatskiy Airport|Deputatskiy|RU|69.393|139.895|Asia/Vladivostok|deputatskiy ru russia
DQA|Daqing Sartu Airport|Daqing|CN|46.747|125.134|Asia/Shanghai|daqing sartu cn china
DQM|Duqm International Airport|Duqm|OM|19.502|57.638|Asia/Muscat|duqm om oman
DRG|Deering Airport|Deering|US|66.071|-162.760|America/Nome|deering us united states
DRJ|Drietabbetje Airport|Drietabbetje|SR|4.117|-54.667|America/Paramaribo|drietabbetje sr suriname
DRO|Durango-La Plata County Airport|Durango|US|37.160|-107.751|America/Denver|durango la plata county us united states
DRP|Bicol International Airport|Legazpi|PH|13.112|123.677|Asia/Manila|bicol legazpi ph philippines
DRS|Dresden International Airport|Dresden|DE|51.124|13.766|Europe/Berlin|dresden de germany
DRV|Dharavandhoo AIrport|Baa Atoll|MV|5.156|73.130|Indian/Maldives|dharavandhoo baa atoll mv maldives
DRW|Darwin International Airport|Darwin|AU|-12.408|130.878|Australia/Darwin|darwin raaf au australia
DSD|La Desirade Airport|Grande Anse|GP|16.333|-61.017|America/Guadeloupe|la desirade grande anse gp guadeloupe
DSE|Kombolcha Airport|Dessie|ET|11.111|39.726|Africa/Addis_Ababa|kombolcha dessie et ethiopia
DSI|Destin Executive Airport|Destin|US|30.400|-86.471|America/Chicago|destin executive us united states
DSM|Des Moines International Airport|Des Moines|US|41.532|-93.648|America/Chicago|des moines us united states
DSN|Ordos Ejin Horo International Airport|Ordos|CN|39.497|109.861|Asia/Shanghai|ordos ejin horo cn china
DSO|Sondok Airport|Sŏndŏng-ni|KP|39.747|127.475|Asia/Pyongyang|sondok sondong ni kp north korea
DSS|Blaise Diagne International Airport|Dakar|SN|14.671|-17.070|Africa/Dakar|blaise diagne dakar sn senegal
DST|Dubai Seaplane Terminal||AE|25.260|55.272|Asia/Dubai|dubai seaplane ae united arab emirates
DTB|Silangit Airport|Siborong-Borong|ID|2.260|98.995|Asia/Jakarta|silangit siborong borong id indonesia
DTD|Datadawai Airport|Datadawai-Borneo Island|ID|0.810|114.530|Asia/Makassar|datadawai borneo island id indonesia
DTM|Dortmund Airport|Dortmund|DE|51.515|7.613|Europe/Berlin|dortmund de germany
DTR|Decatur Island Airport|Decatur|US|48.517|-122.833|America/Los_Angeles|decatur island us united states
DTU|Wudalianchi Dedu Airport|Heihe|CN|48.445|126.133|Asia/Shanghai|wudalianchi dedu heihe cn china
DTW|Detroit Metropolitan Wayne County Airport|Detroit|US|42.208|-83.356|America/Detroit|detroit metropolitan wayne county us united states
DUB|Dublin International Airport|Dublin|IE|53.427|-6.244|Europe/Dublin|dublin ie ireland
DUD|Dunedin International Airport|Dunedin|NZ|-45.924|170.199|Pacific/Auckland|dunedin nz new zealand
DUE|Dundo Airport|Chitato|AO|-7.400|20.817|Africa/Luanda|dundo chitato ao angola
DUJ|DuBois Regional Airport|Dubois|US|41.178|-78.899|America/New_York|dubois regional us united states
DUM|Pinang Kampai Airport|Dumai|ID|1.612|101.434|Asia/Jakarta|pinang kampai dumai id indonesia
DUR|King Shaka International Airport|Durban|ZA|-29.614|31.116|Africa/Johannesburg|king shaka durban za south africa
DUS|Dusseldorf International Airport|Düsseldorf|DE|51.278|6.766|Europe/Berlin|dusseldorf de germany
DUT|Unalaska Airport|Unalaska|US|53.894|-166.542|America/Nome|unalaska tom madsen dutch harbor us united states
DVL|Devils Lake Airport|Devils Lake|US|48.113|-98.907|America/Chicago|devils lake us united states
DVO|Francisco Bangoy Intl Airport|Davao|PH|7.131|125.645|Asia/Manila|francisco bangoy davao ph philippines
DWB|Soalala Airport|Soalala|MG|-16.100|45.367|Indian/Antananarivo|soalala mg madagascar
DWC|Al Maktoum International Airport|Jebel Ali|AE|24.893|55.162|Asia/Dubai|al maktoum jebel ali ae united arab emirates
DWD|Dawadmi Airport|Dawadmi|SA|24.446|44.129|Asia/Riyadh|dawadmi king salman abdulaziz sa saudi arabia
DWO|Diyawanna Oya Seaplane Base|Sri Jayawardenepura Kotte|LK|6.905|79.910|Asia/Colombo|diyawanna oya seaplane base sri jayawardenepura kotte lk lanka
DWS|Morin Dawa Banner Airport|Hulunbuir|CN|48.387|124.431|Asia/Shanghai|morin dawa banner hulunbuir cn china
DXB|Dubai International Airport|Dubai|AE|25.249|55.353|Asia/Dubai|dubai ae united arab emirates
DXJ|Xiangxi Biancheng Airport|Xiangxi|CN|28.497|109.522|Asia/Shanghai|xiangxi biancheng cn china
DYG|Zhangjiajie Hehua Airport|Zhangjiajie|CN|29.107|110.446|Asia/Shanghai|zhangjiajie hehua cn china
DYR|Anadyr Airport|Anadyr|RU|64.733|177.750|Asia/Anadyr|anadyr ugolny yuri ryktheu ru russia
DYU|Dushanbe Airport|Dushanbe|TJ|38.549|68.817|Asia/Dushanbe|dushanbe tj tajikistan
DZA|Dzaoudzi–Pamandzi International Airport|Dzaoudzi|YT|-12.805|45.282|Indian/Mayotte|dzaoudzi pamandzi yt mayotte
DZH|Dazhou Jinya Airport|Dazhou|CN|31.040|107.440|Asia/Shanghai|dazhou jinya cn china
DZN|Zhezkazgan Airport|Zhezkazgan|KZ|47.700|67.733|Asia/Almaty|zhezkazgan national kz kazakhstan
EAA|Eagle Airport|Eagle|US|64.777|-141.149|America/Anchorage|eagle us united states
EAM|Nejran Airport|Najran|SA|17.613|44.415|Asia/Riyadh|nejran najran domestic sa saudi arabia
EAR|Kearney Regional Airport|Kearney|US|40.728|-99.008|America/Chicago|kearney regional us united states
EAS|San Sebastian Airport|Hondarribia|ES|43.356|-1.794|Europe/Madrid|san sebastian hondarribia es spain
EAT|Pangborn Memorial Airport|Wenatchee|US|47.400|-120.208|America/Los_Angeles|pangborn memorial wenatchee us united states
EAU|Chippewa Valley Regional Airport|Eau Claire|US|44.864|-91.487|America/Chicago|chippewa valley regional eau claire us united states
EAX|Paramaribo Eduard Alexander Gummels Airport||SR|5.863|-55.190|America/Paramaribo|paramaribo eduard alexander gummels sr suriname
EBA|Marina Di Campo Airport|Marina  Di Campo|IT|42.763|10.240|Europe/Rome|marina di campo nell elba it italy
EBB|Entebbe International Airport|Kampala|UG|0.045|32.443|Africa/Kampala|entebbe kampala ug uganda
EBD|El Obeid Airport|El-Obeid|SD|13.160|30.234|Africa/Khartoum|el obeid sd sudan
EBJ|Esbjerg Airport|Esbjerg|DK|55.521|8.549|Europe/Copenhagen|esbjerg dk denmark
EBL|Erbil International Airport|Arbil|IQ|36.237|43.963|Asia/Baghdad|erbil arbil iq iraq
ECN|Ercan Airport|Tymbou|CY|35.158|33.503|Asia/Famagusta|ercan tymbou nicosia lefkosa cy cyprus
ECP|Northwest Florida Beaches International Airport|Panama City Beach|US|30.356|-85.799|America/Chicago|northwest florida beaches panama city beach us united states
EDA|Edna Bay Airport|Edna Bay|US|55.950|-133.667|America/Sitka|edna bay us united states
EDG|Weide Army Air Field||US|39.466|-76.361|America/New_York|weide army air field us united states
EDI|Edinburgh Airport|Edinburgh|GB|55.948|-3.364|Europe/London|edinburgh gb united kingdom
EDL|Eldoret Airport|Eldoret|KE|0.405|35.224|Africa/Nairobi|eldoret ke kenya
EDO|Balikesir Koca Seyit Airport|Edremit|TR|39.549|27.011|Europe/Istanbul|balikesir koca seyit edremit tr turkiye
EDR|Edward River Airport|Pormpuraaw|AU|-14.900|141.617|Australia/Brisbane|edward river pormpuraaw au australia
EEK|Eek Airport|Eek|US|60.217|-162.017|America/Nome|eek us united states
EFL|Kefallinia Airport|Kefallinia Island|GR|38.118|20.506|Europe/Athens|kefallinia island gr greece
EGC|Roumanieres Airport|Bergerac|FR|44.850|0.483|Europe/Paris|roumanieres bergerac roumaniere fr france
EGE|Eagle County Airport|Eagle|US|39.640|-106.913|America/Denver|eagle county regional us united states
EGO|Belgorod International Airport|Belgorod|RU|50.645|36.582|Europe/Moscow|belgorod ru russia
EGS|Egilsstadir Airport|Egilsstaðir|IS|65.278|-14.403|Atlantic/Reykjavik|egilsstadir egilsstaðir is iceland
EGX|Egegik Airport|Egegik|US|58.208|-157.370|America/Anchorage|egegik us united states
EHU|Ezhou Huahu Airport|Ezhou|CN|30.343|115.030|Asia/Shanghai|ezhou huahu cn china
EIE|Eniseysk Airport|Yeniseysk|RU|58.467|92.117|Asia/Krasnoyarsk|eniseysk yeniseysk ru russia
EIK|Yeysk Airport|Yeysk|RU|46.684|38.215|Europe/Moscow|yeysk ru russia
EIN|Eindhoven Airport|Eindhoven|NL|51.458|5.392|Europe/Amsterdam|eindhoven nl netherlands
EIS|Terrance B. Lettsome International Airport|Road Town|VG|18.444|-64.537|America/Tortola|terrance b lettsome road town vg british virgin islands
EJA|Yariguies Airport|Barrancabermeja|CO|7.016|-73.799|America/Bogota|yariguies barrancabermeja co colombia
EJH|Wedjh Airport|Al Wajh|SA|26.208|36.475|Asia/Riyadh|wedjh al wajh domestic sa saudi arabia
EJN|Ejin Banner Taolai Airport|Ejin Banner|CN|42.016|101.001|Asia/Shanghai|ejin banner taolai cn china
EJT|Enejit Airport|Enejit Island|MH|6.083|171.950|Pacific/Majuro|enejit island mh marshall islands
EKO|Elko Airport|Elko|US|40.824|-115.790|America/Los_Angeles|elko regional us united states
EKS|Shakhtyorsk Airport|Shakhtyorsk|RU|49.190|142.085|Asia/Sakhalin|shakhtyorsk ru russia
ELC|Elcho Island Airport|Elcho Island|AU|-12.020|135.570|Australia/Darwin|elcho island au australia
ELD|South Arkansas Regional Airport|El Dorado|US|33.218|-92.811|America/Chicago|south arkansas regional el dorado goodwin field us united states
ELF|El Fasher Airport|El Fasher|SD|13.617|25.317|Africa/Khartoum|el fasher sd sudan
ELG|El Golea Airport|El Menia|DZ|30.567|2.865|Africa/Algiers|el golea menia dz algeria
ELH|North Eleuthera International Airport|North Eleuthera|BS|25.477|-76.682|America/Nassau|north eleuthera bs bahamas
ELI|Elim Airport|Elim|US|64.614|-162.270|America/Nome|elim us united states
ELJ|El Recreo Airport|Ruperto Polania|CO|2.000|-74.133|America/Bogota|el recreo ruperto polania co colombia
ELM|Elmira Corning Regional Airport|Elmira|US|42.163|-76.896|America/New_York|elmira corning regional us united states
ELP|El Paso International Airport|El Paso|US|31.799|-106.396|America/Denver|el paso us united states
ELQ|Prince Nayef bin Abdulaziz Regional Airport|Buraidah|SA|26.305|43.768|Asia/Riyadh|prince nayef bin abdulaziz regional buraidah gassim sa saudi arabia
ELS|King Phalo Airport|East London|ZA|-33.038|27.829|Africa/Johannesburg|king phalo east london ben schoeman za south africa
ELU|Guemar Airport|Guemar|DZ|33.509|6.785|Africa/Algiers|guemar dz algeria
ELV|Elfin Cove Sea Plane Base|Elfin Cove|US|58.195|-136.347|America/Juneau|elfin cove sea plane base us united states
EMA|East Midlands Airport|Nottingham|GB|52.826|-1.331|Europe/London|east midlands nottingham gb united kingdom
EMD|Emerald Airport|Emerald|AU|-23.569|148.174|Australia/Brisbane|emerald au australia
EME|Emden Airport|Emden|DE|53.389|7.228|Europe/Berlin|emden de germany
EMK|Emmonak Airport|Emmonak|US|62.785|-164.491|America/Nome|emmonak us united states
EMR|El Mirador Heliport|El Mirador|GT|17.752|-89.925|America/Guatemala|el mirador heliport gt guatemala
ENA|Kenai Municipal Airport|Kenai|US|60.565|-151.246|America/Anchorage|kenai municipal us united states
ENE|H. Hasan Aroeboesman Airport|Ende|ID|-8.848|121.665|Asia/Makassar|h hasan aroeboesman ende id indonesia
ENF|Enontekio Airport|Enontekio|FI|68.360|23.421|Europe/Helsinki|enontekio fi finland
ENH|Xujiaping Airport|Enshi|CN|30.322|109.482|Asia/Shanghai|xujiaping enshi cn china
ENI|El Nido Airport|El Nido|PH|11.203|119.414|Asia/Manila|el nido ph philippines
ENO|Teniente Amin Ayub Gonzalez Airport|Encarnación|PY|-27.221|-55.834|America/Asuncion|teniente amin ayub gonzalez encarnacion py paraguay
ENT|Enewetak Island Airport|Eniwetok Atoll|MH|11.500|162.250|Pacific/Majuro|enewetak island eniwetok atoll mh marshall islands
ENU|Enugu Airport|Enegu|NG|6.472|7.568|Africa/Lagos|enugu enegu akanu ibiam ng nigeria
ENY|Yan'an Nanniwan Airport|Yan'an|CN|36.476|109.465|Asia/Shanghai|yan an nanniwan cn china
EOH|Olaya Herrera International Airport|Medellín|CO|6.219|-75.586|America/Bogota|olaya herrera medellin enrique co colombia
EOI|Eday Airport|Eday|GB|59.191|-2.772|Europe/London|eday gb united kingdom
EPR|Esperance Airport|Esperance|AU|-33.682|121.830|Australia/Perth|esperance au australia
EPU|Parnu Airport|Pärnu|EE|58.419|24.473|Europe/Tallinn|parnu ee estonia
EQS|Esquel Airport|Esquel|AR|-42.910|-71.142|America/Argentina/Catamarca|esquel brigadier antonio parodi ar argentina
ERC|Erzincan Airport|Erzincan|TR|39.712|39.517|Europe/Istanbul|erzincan tr turkiye
ERF|Erfurt–Weimar Airport|Erfurt|DE|50.975|10.961|Europe/Berlin|erfurt weimar de germany
ERH|Moulay Ali Cherif Airport|Errachidia|MA|31.947|-4.400|Africa/Casablanca|moulay ali cherif errachidia ma morocco
ERI|Erie International Airport|Erie|US|42.083|-80.182|America/New_York|erie tom ridge field us united states
ERL|Erenhot Saiwusu International Airport|Erenhot|CN|43.427|112.098|Asia/Shanghai|erenhot saiwusu cn china
ERO|Eldred Rock Coast Guard Heliport||US|58.971|-135.237|America/Juneau|eldred rock coast guard heliport us united states
ERS|Eros Airport|Windhoek|NA|-22.617|17.083|Africa/Windhoek|eros windhoek na namibia
ERZ|Erzurum Airport|Erzurum|TR|39.961|41.179|Europe/Istanbul|erzurum tr turkiye
ESB|Ankara Esenboga Airport|Ankara|TR|40.115|32.993|Europe/Istanbul|ankara esenboga tr turkiye
ESC|Delta County Airport|Escanaba|US|45.721|-87.087|America/Detroit|delta county escanaba us united states
ESD|Orcas Island Airport|Eastsound|US|48.708|-122.912|America/Los_Angeles|orcas island eastsound us united states
ESL|Elista Airport|Elista|RU|46.371|44.333|Europe/Moscow|elista ru russia
ESM|Colonel Carlos Concha Torres Airport|Tachina|EC|0.978|-79.627|America/Guayaquil|colonel carlos concha torres tachina ec ecuador
ESR|El Salvador Airport|El Salvador|CL|-26.315|-69.765|America/Santiago|el salvador ricardo garcia posada cl chile
ESU|Essaouira Mogador Airport|Essaouira|MA|31.398|-9.682|Africa/Casablanca|essaouira mogador ma morocco
ETM|Eilat-Ramon Airport|Eilat|IL|29.726|35.003|Asia/Jerusalem|eilat ramon il israel
ETR|Coronel Artilleria Victor Larrea Airport|Santa Rosa|EC|-3.452|-79.962|America/Guayaquil|coronel artilleria victor larrea santa rosa artillery colonel ec ecuador
ETZ|Metz-Nancy-Lorraine Airport|Metz|FR|48.982|6.243|Europe/Paris|metz nancy lorraine goin fr france
EUA|Kaufana Airport|Eua Island|TO|-21.377|-174.957|Pacific/Tongatapu|kaufana eua island to tonga
EUG|Eugene Airport|Eugene|US|44.119|-123.212|America/Los_Angeles|eugene mahlon sweet field us united states
EUX|F D Roosevelt Airport|Sint Eustatius|BQ|17.493|-62.978|America/Kralendijk|f d roosevelt sint eustatius bq caribbean netherlands
EVE|Harstad/Narvik Airport, Evenes|Evenes|NO|68.490|16.683|Europe/Oslo|harstad narvik evenes no norway
EVG|Sveg Airport|Sveg|SE|62.047|14.420|Europe/Stockholm|sveg se sweden
EVN|Zvartnots International Airport|Yerevan|AM|40.153|44.398|Asia/Yerevan|zvartnots yerevan am armenia
EVV|Evansville Regional Airport|Evansville|US|38.046|-87.528|America/Chicago|evansville regional us united states
EWB|New Bedford Airport|New Bedford|US|41.677|-70.959|America/New_York|new bedford regional us united states
EWN|Coastal Carolina Regional Airport|New Bern|US|35.078|-77.035|America/New_York|coastal carolina regional new bern us united states
EWR|Newark Liberty International Airport|Newark|US|40.689|-74.179|America/New_York|newark liberty us united states
EXI|Excursion Inlet Sea Plane Base|Excursion Inlet|US|58.421|-135.447|America/Juneau|excursion inlet sea plane base us united states
EXT|Exeter Airport|Exeter|GB|50.731|-3.411|Europe/London|exeter gb united kingdom
EYK|Beloyarsky Airport||RU|63.697|66.701|Asia/Yekaterinburg|beloyarsky beloyarskiy ru russia
EYP|El Yopal Airport|El Yopal|CO|5.321|-72.386|America/Bogota|el yopal co colombia
EYW|Key West International Airport|Key West|US|24.554|-81.755|America/New_York|key west us united states
EZE|Ezeiza/Ministro Pistarini International Airport|Buenos Aires|AR|-34.813|-58.540|America/Argentina/Buenos_Aires|ezeiza ministro pistarini buenos aires minister ar argentina
EZS|Elazig Airport|Elazığ|TR|38.599|39.268|Europe/Istanbul|elazig tr turkiye
FAE|Vagar Airport|Vágar|FO|62.067|-7.267|Atlantic/Faroe|vagar fo faroe islands
FAI|Fairbanks International Airport|Fairbanks|US|64.818|-147.867|America/Anchorage|fairbanks us united states
FAO|Faro Airport|Faro|PT|37.021|-7.969|Europe/Lisbon|faro pt portugal
FAR|Hector International Airport|Fargo|US|46.920|-96.826|America/Chicago|hector fargo us united states
FAT|Fresno Yosemite International Airport|Fresno|US|36.770|-119.720|America/Los_Angeles|fresno yosemite us united states
FAV|Fakarava Airport||PF|-16.053|-145.652|Pacific/Tahiti|fakarava pf french polynesia
FAY|Fayetteville Regional Airport|Fayetteville|US|34.991|-78.887|America/New_York|fayetteville regional grannis field us united states
FBD|Faizabad Airport|Fayzabad|AF|37.121|70.518|Asia/Kabul|faizabad fayzabad af afghanistan
FBE|Francisco Beltrao Airport|Francisco Beltrão|BR|-26.083|-53.067|America/Sao_Paulo|francisco beltrao br brazil
FBM|Lubumbashi International Airport|Lubumbashi|CD|-11.590|27.528|Africa/Lubumbashi|lubumbashi cd congo kinshasa
FCA|Glacier Park International Airport|Kalispell|US|48.307|-114.253|America/Denver|glacier park kalispell us united states
FCN|Cuxhaven/Nordholz Airport|Cuxhaven|DE|53.769|8.666|Europe/Berlin|cuxhaven nordholz wurster nordseekuste naval airbase de germany
FCO|Leonardo da Vinci-Fiumicino Airport|Rome|IT|41.795|12.250|Europe/Rome|leonardo da vinci fiumicino rome it italy
FCT|Vagabond Heliport||US|46.600|-120.517|America/Los_Angeles|vagabond heliport us united states
FDE|Bringeland Airport|Førde|NO|61.392|5.762|Europe/Oslo|bringeland forde no norway
FDF|Martinique Aime Cesaire International Airport|Fort-de-France|MQ|14.596|-61.000|America/Martinique|martinique aime cesaire fort de france mq
FDH|Bodensee Airport Friedrichshafen|Friedrichshafen|DE|47.673|9.523|Europe/Berlin|bodensee friedrichshafen de germany
FDU|Bandundu Airport|Bandundu|CD|-3.306|17.383|Africa/Kinshasa|bandundu cd congo kinshasa
FEC|Joao Durval Carneiro Airport|Feira de Santana|BR|-12.203|-38.906|America/Bahia|joao durval carneiro feira de santana br brazil
FEG|Fergana Airport|Fergana|UZ|40.350|71.734|Asia/Tashkent|fergana uz uzbekistan
FEN|Fernando De Noronha Airport|Fernando de Noronha|BR|-3.850|-32.417|America/Noronha|fernando de noronha br brazil
FES|San Fernando Airport||ES|36.467|-6.183|Europe/Madrid|san fernando es spain
FEW|Warren Air Force Base||US|41.133|-104.817|America/Denver|warren air force base us united states
FEZ|Fes-Saiss Airport|Saïss|MA|33.931|-4.982|Africa/Casablanca|fes saiss ma morocco
FGR|Fuengirola Airport||ES|36.533|-4.633|Europe/Madrid|fuengirola es spain
FGU|Fangatau Airport|Fangatau|PF|-15.820|-140.888|Pacific/Tahiti|fangatau pf french polynesia
FHZ|Fakahina Airport|Fakahina|PF|-15.991|-140.164|Pacific/Tahiti|fakahina pf french polynesia
FIC|Fire Cove Airport||US|55.778|-131.537|America/Sitka|fire cove us united states
FIE|Fair Isle Airport|Fair Isle|GB|59.534|-1.629|Europe/London|fair isle gb united kingdom
FIH|N'djili International Airport|Kinshasa|CD|-4.387|15.442|Africa/Kinshasa|n djili kinshasa ndjili cd congo
FIV|Five Finger Heliport||US|57.267|-133.633|America/Juneau|five finger heliport us united states
FIZ|Fitzroy Crossing Airport||AU|-18.181|125.561|Australia/Perth|fitzroy crossing au australia
FJR|Fujairah International Airport||AE|25.109|56.331|Asia/Dubai|fujairah ae united arab emirates
FKB|Baden-Airpark|Baden-Baden|DE|48.781|8.090|Europe/Berlin|baden airpark rheinmunster karlsruhe de germany
FKH|Sculthorp Royal Air Force||GB|52.833|0.850|Europe/London|sculthorp royal air force gb united kingdom
FKI|Kisangani Bangoka International Airport|Kisangani|CD|0.482|25.338|Africa/Lubumbashi|kisangani bangoka cd congo kinshasa
FKQ|Fak Fak Airport|Fakfak|ID|-2.917|132.300|Asia/Jayapura|fak fakfak id indonesia
FKS|Fukushima Airport|Sukagawa|JP|37.227|140.433|Asia/Tokyo|fukushima sukagawa jp japan
FLA|Florencia Airport|Florencia|CO|1.589|-75.559|America/Bogota|florencia gustavo artunduaga paredes co colombia
FLC|Falls Creek Airport||AU|-36.833|143.283|Australia/Melbourne|falls creek au australia
FLG|Flagstaff Pulliam Airport|Flagstaff|US|35.138|-111.672|America/Phoenix|flagstaff pulliam us united states
FLJ|Falls Bay Airport||US|60.032|-148.008|America/Anchorage|falls bay us united states
FLL|Fort Lauderdale-Hollywood International Airport|Fort Lauderdale|US|26.071|-80.145|America/New_York|fort lauderdale hollywood us united states
FLN|Floripa Airport|Florianópolis|BR|-27.664|-48.545|America/Sao_Paulo|floripa florianopolis hercilio luz br brazil
FLO|Florence Airport|Florence|US|34.189|-79.724|America/New_York|florence regional us united states
FLR|Florence Airport, Peretola|Firenze|IT|43.802|11.202|Europe/Rome|florence peretola firenze it italy
FLS|Flinders Island Airport|Flinders Island|AU|-40.095|147.997|Australia/Hobart|flinders island au australia
FLW|Flores Island Airport|Santa Cruz das Flores|PT|39.467|-31.150|Atlantic/Azores|flores island santa cruz das pt portugal
FLZ|Ferdinand Lumban Tobing Airport|Sibolga|ID|1.556|98.889|Asia/Jakarta|ferdinand lumban tobing sibolga id indonesia
FMA|Formosa Airport|Formosa|AR|-26.213|-58.235|America/Argentina/Cordoba|formosa ar argentina
FMC|Five Mile Airport||US|66.917|-149.842|America/Anchorage|five mile us united states
FMG|Flamingo Airport|Brasilito|CR|10.417|-85.783|America/Costa_Rica|flamingo brasilito cr costa rica
FMI|Kalemie Airport|Kalemie|CD|-5.876|29.250|Africa/Lubumbashi|kalemie cd congo kinshasa
FMM|Memmingen Allgau Airport|Memmingen|DE|47.989|10.239|Europe/Berlin|memmingen allgau de germany
FMO|Munster Osnabruck International Airport|Münster|DE|52.130|7.695|Europe/Berlin|munster osnabruck greven de germany
FMT|Faresmaathodaa Airport|Faresmaathodaa|MV|0.192|73.196|Indian/Maldives|faresmaathodaa mv maldives
FNA|Freetown International Airport|Freetown|SL|8.616|-13.199|Africa/Freetown|freetown lungi sl sierra leone
FNC|Madeira Airport|Funchal|PT|32.693|-16.776|Atlantic/Madeira|madeira funchal cristiano ronaldo pt portugal
FNI|Garons Airport|Nîmes|FR|43.750|4.417|Europe/Paris|garons nimes arles camargue fr france
FNJ|Pyongyang Sunan International Airport|Pyongyang|KP|39.201|125.675|Asia/Pyongyang|pyongyang sunan kp north korea
FNK|Fin Creek Airport||US|69.500|-147.583|America/Anchorage|fin creek us united states
FNR|Funter Bay Sea Plane Base|Funter Bay|US|58.254|-134.898|America/Juneau|funter bay sea plane base us united states
FNT|Bishop International Airport|Flint|US|42.974|-83.739|America/Detroit|bishop flint us united states
FOA|Foula Airport|Foula|GB|60.123|-2.053|Europe/London|foula gb united kingdom
FOC|Changle International Airport|Fuzhou|CN|25.931|119.669|Asia/Shanghai|changle fuzhou cn china
FOD|Fort Dodge Airport|Fort Dodge|US|42.553|-94.190|America/Chicago|fort dodge regional us united states
FOG|Gino Lisa Airport|Foggia|IT|41.434|15.544|Europe/Rome|gino lisa foggia it italy
FOP|Morris Army Air Field||US|33.617|-84.367|America/New_York|morris army air field us united states
FOR|Pinto Martins – Fortaleza International Airport|Fortaleza|BR|-3.779|-38.541|America/Fortaleza|pinto martins fortaleza br brazil
FOX|Fox Airport||US|64.000|-147.000|America/Anchorage|fox us united states
FPO|Grand Bahama International Airport|Freeport|BS|26.547|-78.705|America/Nassau|grand bahama freeport bs bahamas
FRA|Frankfurt Airport|Frankfurt am Main|DE|50.049|8.574|Europe/Berlin|frankfurt am main de germany
FRD|Friday Harbor Airport|Friday Harbor|US|48.525|-123.026|America/Los_Angeles|friday harbor us united states
FRE|Fera Island Airport|Fera Island|SB|-8.100|159.583|Pacific/Guadalcanal|fera island sb solomon islands
FRL|Luigi Ridolfi Airport|Forlì|IT|44.199|12.071|Europe/Rome|luigi ridolfi forli it italy
FRO|Floro Airport|Florø|NO|61.585|5.024|Europe/Oslo|floro no norway
FRS|Santa Elena Airport|San Benito|GT|16.917|-89.883|America/Guatemala|santa elena san benito mundo maya gt guatemala
FRW|Phillip Gaonwe Matante International Airport|Francistown|BW|-21.160|27.483|Africa/Gaborone|phillip gaonwe matante francistown bw botswana
FSC|Sud Corse Airport|Figari Sud-Corse|FR|41.499|9.098|Europe/Paris|sud corse figari fr france
FSD|Sioux Falls Regional Airport|Sioux Falls|US|43.580|-96.731|America/Chicago|sioux falls regional joe foss field us united states
FSM|Fort Smith Regional Airport|Fort Smith|US|35.341|-94.359|America/Chicago|fort smith regional us united states
FSP|Saint Pierre Airport|Saint-Pierre|PM|46.917|-56.167|America/Miquelon|saint pierre pm st miquelon
FSZ|Shizuoka Airport|Makinohara|JP|34.796|138.189|Asia/Tokyo|shizuoka makinohara mount fuji jp japan
FTA|Futuna Airport|Futuna Island|VU|-19.417|170.250|Pacific/Efate|futuna island vu vanuatu
FTE|Comandante Armando Tola International Airport|El Calafate|AR|-50.284|-72.054|America/Argentina/Rio_Gallegos|comandante armando tola el calafate commander ar argentina
FTI|Fitiuta Airport|Fitiuta Village|AS|-14.215|-169.426|Pacific/Pago_Pago|fitiuta village as american samoa
FTL|Fortuna Ledge Airport||US|61.883|-162.083|America/Nome|fortuna ledge us united states
FTU|Marillac Airport|Tôlanaro|MG|-25.038|46.956|Indian/Antananarivo|marillac tolanaro mg madagascar
FUE|Fuerteventura Airport|El Matorral|ES|28.451|-13.870|Atlantic/Canary|fuerteventura el matorral es spain
FUG|Fuyang Airport|Yingzhou|CN|32.867|115.700|Asia/Shanghai|fuyang yingzhou xiguan cn china
FUJ|Fukue Airport|Goto|JP|32.668|128.838|Asia/Tokyo|fukue goto jp japan
FUK|Fukuoka Airport|Fukuoka|JP|33.584|130.444|Asia/Tokyo|fukuoka jp japan
FUN|Funafuti Atol International Airport|Funafuti|TV|-8.517|179.208|Pacific/Funafuti|funafuti atol tv tuvalu
FUO|Fuoshan Airport|Foshan|CN|23.081|113.071|Asia/Shanghai|fuoshan foshan shadi cn china
FUT|Futuna Island Airport|Futuna Island|WF|-14.250|-178.150|Pacific/Wallis|futuna island pointe vele wf wallis
FWA|Fort Wayne International Airport|Fort Wayne|US|40.987|-85.188|America/Indiana/Indianapolis|fort wayne us united states
FWM|Fort WilliamHeliport||GB|56.817|-5.117|Europe/London|fort williamheliport gb united kingdom
FXM|Flaxman Island Airport||US|70.200|-146.000|America/Anchorage|flaxman island us united states
FYJ|Fuyuan Dongji Airport|Fuyuan|CN|48.197|134.363|Asia/Shanghai|fuyuan dongji aiport cn china
FYN|Fuyun Koktokay Airport|Fuyun|CN|46.801|89.538|Asia/Shanghai|fuyun koktokay cn china
FYU|Fort Yukon Airport|Fort Yukon|US|66.568|-145.258|America/Anchorage|fort yukon us united states
GAE|Gabes - Matmata International Airport|Gabès|TN|33.736|9.919|Africa/Tunis|gabes matmata tn tunisia
GAF|Gafsa – Ksar International Airport|Gafsa|TN|34.417|8.817|Africa/Tunis|gafsa ksar tn tunisia
GAJ|Yamagata Airport|Higashine|JP|38.411|140.366|Asia/Tokyo|yamagata higashine jp japan
GAL|Edward G. Pitka Sr. Airport|Galena|US|64.736|-156.936|America/Anchorage|edward g pitka sr galena us united states
GAM|Gambell Airport|Gambell|US|63.777|-171.714|America/Nome|gambell us united states
GAN|Gan International Airport|Gan|MV|-0.690|73.157|Indian/Maldives|gan mv maldives
GAQ|Gao Airport||ML|16.249|-0.001|Africa/Bamako|gao ml mali
GAU|Lokpriya Gopinath Bordoloi International Airport|Guwahati|IN|26.105|91.588|Asia/Kolkata|lokpriya gopinath bordoloi guwahati in india
GAX|Gamba Airport|Gamba|GA|-2.767|9.983|Africa/Libreville|gamba ga gabon
GAY|Gaya Airport|Gaya|IN|24.747|84.946|Asia/Kolkata|gaya in india
GBB|Gabala International Airport|Gabala|AZ|40.821|47.719|Asia/Baku|gabala az azerbaijan
GBE|Sir Seretse Khama International Airport|Gaborone|BW|-24.558|25.925|Africa/Gaborone|sir seretse khama gaborone bw botswana
GBI|Kalaburagi Airport|Kalaburagi|IN|17.308|76.958|Asia/Kolkata|kalaburagi in india
GBJ|Marie-Galante Airport|Grand Bourg|GP|15.869|-61.272|America/Guadeloupe|marie galante grand bourg les bases gp guadeloupe
GBO|Baltimore Greenbelt T Station||US|39.011|-76.910|America/New_York|baltimore greenbelt t station us united states
GBS|Port Fitzroy Seaplane Base||NZ|-36.165|175.361|Pacific/Auckland|port fitzroy seaplane base nz new zealand
GCC|Campbell County Airport|Gillette|US|44.346|-105.533|America/Denver|campbell county gillette northeast wyoming regional us united states
GCH|Gachsaran Airport|Gachsaran|IR|30.336|50.832|Asia/Tehran|gachsaran ir iran
GCI|Guernsey Airport|Saint Peter Port|GG|49.433|-2.595|Europe/Guernsey|guernsey saint peter port gg
GCK|Garden City Regional Airport|Garden City|US|37.929|-100.730|America/Chicago|garden city regional us united states
GCM|Owen Roberts International Airport|Georgetown|KY|19.296|-81.358|America/Cayman|owen roberts georgetown george town ky cayman islands
GCN|Grand Canyon National Park Airport|Grand Canyon - Tusayan|US|35.952|-112.147|America/Phoenix|grand canyon national park tusayan us united states
GCV|Gravatai Airport|Gravatai|BR|-29.942|-50.994|America/Sao_Paulo|gravatai br brazil
GDB|Gondia Airport|Gondia|IN|21.527|80.290|Asia/Kolkata|gondia birsi in india
GDE|Gode Airport|Gode|ET|5.902|43.628|Africa/Addis_Ababa|gode et ethiopia
GDL|Don Miguel Hidal Y Costilla International Airport|Ciudad de Tlajomulco de Zúñiga|MX|20.526|-103.304|America/Mexico_City|don miguel hidal y costilla ciudad de tlajomulco zuniga guadalajara internacional hidalgo mx mexico
GDN|Gdansk Lech Walesa Airport|Gdańsk|PL|54.381|18.469|Europe/Warsaw|gdansk lech walesa wałesa pl poland
GDQ|Gondar Airport|Azezo|ET|12.514|37.446|Africa/Addis_Ababa|gondar azezo et ethiopia
GDT|JAGS McCartney International Airport|Cockburn Town|TC|21.445|-71.144|America/Grand_Turk|jags mccartney cockburn town tc turks caicos islands
GDV|Dawson Community Airport|Glendive|US|47.139|-104.807|America/Denver|dawson community glendive us united states
GDX|Magadan Airport|Magadan|RU|59.917|150.717|Asia/Magadan|magadan sokol ru russia
GDZ|Gelendzhik Airport|Gelendzhik|RU|44.567|38.017|Europe/Moscow|gelendzhik ru russia
GEA|Noumea Magenta Airport|Nouméa|NC|-22.261|166.471|Pacific/Noumea|noumea magenta nc new caledonia
GEC|Gecitkale Airport|Lefkoniko|CY|35.234|33.733|Asia/Famagusta|gecitkale lefkoniko air base cy cyprus
GEG|Spokane International Airport|Spokane|US|47.625|-117.538|America/Los_Angeles|spokane us united states
GEI|Green Islands Airport||PG|-4.500|154.167|Pacific/Bougainville|green islands pg papua new guinea
GEK|Ganes Creek Airport||US|63.100|-156.433|America/Anchorage|ganes creek us united states
GEL|Sepe Tiaraju Airport|Santo Ângelo|BR|-28.281|-54.168|America/Sao_Paulo|sepe tiaraju santo angelo br brazil
GEN|Puente Genil Airport||ES|37.383|-4.767|Europe/Madrid|puente genil es spain
GEO|Cheddi Jagan International Airport|Georgetown|GY|6.504|-58.253|America/Guyana|cheddi jagan georgetown gy guyana
GER|Rafael Cabrera Airport|Nueva Gerona|CU|21.837|-82.780|America/Havana|rafael cabrera nueva gerona cu cuba
GES|General Santos International Airport|General Santos|PH|6.058|125.096|Asia/Manila|general santos ph philippines
GET|Geraldton Airport|Geraldton|AU|-28.796|114.702|Australia/Perth|geraldton au australia
GEV|Gallivare Airport|Gällivare|SE|67.134|20.817|Europe/Stockholm|gallivare se sweden
GFF|Griffith Airport|Griffith|AU|-34.255|146.063|Australia/Sydney|griffith au australia
GFK|Grand Forks International Airport|Grand Forks|US|47.950|-97.177|America/Chicago|grand forks us united states
GGF|Almeirim Airport|Almeirim|BR|-1.479|-52.578|America/Santarem|almeirim br brazil
GGG|Gregg County Airport|Longview|US|32.387|-94.715|America/Chicago|gregg county longview east texas regional us united states
GGJ|Guaira Airport|Guaíra|BR|-24.197|-54.231|America/Sao_Paulo|guaira br brazil
GGR|Garowe Airport|Garowe|SO|8.461|48.572|Africa/Mogadishu|garowe so somalia
GGS|Gobernador Gregores Airport|Gobernador Gregores|AR|-48.767|-70.250|America/Argentina/Rio_Gallegos|gobernador gregores ar argentina
GGT|Exuma International Airport|Moss Town|BS|23.564|-75.872|America/Nassau|exuma moss town bs bahamas
GGW|Glasgow International Airport|Glasgow|US|48.213|-106.616|America/Denver|glasgow wokal field valley county us united states
GHA|Noumerate Airport|El Atteuf|DZ|32.382|3.801|Africa/Algiers|noumerate el atteuf noumerat moufdi zakaria dz algeria
GHB|Governor's Harbour Airport|Governor's Harbour|BS|25.277|-76.327|America/Nassau|governor s harbour bs bahamas
GHD|Ghimbi Airport||ET|9.167|35.817|Africa/Addis_Ababa|ghimbi et ethiopia
GHT|Ghat Airport|Ghat|LY|25.135|10.148|Africa/Tripoli|ghat ly libya
GHV|Brașov-Ghimbav International Airport|Brașov|RO|45.702|25.520|Europe/Bucharest|brasov ghimbav ro romania
GIB|North Front Airport|Gibraltar|GI|36.154|-5.349|Europe/Gibraltar|north front gibraltar gi
GIC|Boigu Island Airport|Boigu Island|AU|-9.233|142.217|Australia/Brisbane|boigu island au australia
GIG|RIOgaleao International Airport|Rio De Janeiro|BR|-22.815|-43.247|America/Sao_Paulo|riogaleao rio de janeiro galeao tom jobim br brazil
GIL|Gilgit Airport|Gilgit|PK|35.920|74.332|Asia/Karachi|gilgit pk pakistan
GIS|Gisborne Airport|Gisborne|NZ|-38.662|177.982|Pacific/Auckland|gisborne nz new zealand
GIT|Geita Airport|Geita|TZ|-2.814|32.172|Africa/Dar_es_Salaam|geita tz tanzania
GIZ|Jazan Regional Airport|Jizan|SA|16.899|42.582|Asia/Riyadh|jazan regional jizan king abdullah bin abdulaziz sa saudi arabia
GJA|Guanaja Airport|Guanaja|HN|16.445|-85.906|America/Tegucigalpa|guanaja laguna hn honduras
GJL|Jijel Ferhat Abbas Airport|Tahir|DZ|36.794|5.876|Africa/Algiers|jijel ferhat abbas tahir dz algeria
GJT|Grand Junction Regional Airport|Grand Junction|US|39.123|-108.528|America/Denver|grand junction regional us united states
GKA|Goroka Airport|Goronka|PG|-6.075|145.393|Pacific/Port_Moresby|goroka goronka pg papua new guinea
GKK|Kooddoo Island Airport|Huvadhu Atoll|MV|0.731|73.433|Indian/Maldives|kooddoo island huvadhu atoll mv maldives
GKN|Gulkana Airport|Gulkana|US|62.155|-145.452|America/Anchorage|gulkana us united states
GLA|Glasgow Airport|Paisley|GB|55.864|-4.432|Europe/London|glasgow paisley gb united kingdom
GLF|Golfito Airport|Golfito|CR|8.651|-83.181|America/Costa_Rica|golfito cr costa rica
GLH|Greenville Mid-Delta Airport|Greenville|US|33.484|-90.985|America/Chicago|greenville mid delta regional us united states
GLK|Abdullahi Yusuf Airport|Galcaio|SO|6.767|47.433|Africa/Mogadishu|abdullahi yusuf galcaio so somalia
GLQ|Glennallen Airport||US|62.117|-145.550|America/Anchorage|glennallen us united states
GLT|Gladstone Airport|Gladstone|AU|-23.871|151.224|Australia/Brisbane|gladstone au australia
GLV|Golovin Airport|Golovin|US|64.544|-163.037|America/Nome|golovin us united states
GMA|Gemena Airport|Gemena|CD|3.235|19.771|Africa/Kinshasa|gemena cd congo kinshasa
GMB|Gambela Airport|Gambela|ET|8.283|34.583|Africa/Addis_Ababa|gambela et ethiopia
GME|Gomel Airport|Gomel|BY|52.526|31.018|Europe/Minsk|gomel by belarus
GMI|Gasmata Island Airport|Gasmata Island|PG|-6.300|150.333|Pacific/Port_Moresby|gasmata island pg papua new guinea
GMO|Gombe Lawanti International Airport|Gombe|NG|10.298|10.899|Africa/Lagos|gombe lawanti ng nigeria
GMP|Gimpo International Airport|Seoul|KR|37.559|126.804|Asia/Seoul|gimpo seoul kr south korea
GMQ|Golog Maqin Airport|Golog|CN|34.416|100.311|Asia/Shanghai|golog maqin maqen cn china
GMR|Gambier Island Airport||PF|-23.084|-134.888|Pacific/Gambier|gambier island totegegie pf french polynesia
GMS|Guimaraes Airport|Guimarães|BR|-2.150|-44.700|America/Fortaleza|guimaraes br brazil
GMY|Rheindahlen Airport||DE|51.167|6.367|Europe/Berlin|rheindahlen de germany
GMZ|La Gomera Airport|Alajero|ES|28.017|-17.200|Atlantic/Canary|la gomera alajero es spain
GNB|Grenoble-Isere Airport|Saint-Étienne-de-Saint-Geoirs|FR|45.360|5.332|Europe/Paris|grenoble isere saint etienne de geoirs fr france
GND|Maurice Bishop International Airport|Saint George's|GD|12.004|-61.786|America/Grenada|maurice bishop saint george s gd grenada
GNE|Ghent Airport|Gent|BE|51.050|3.717|Europe/Brussels|ghent gent be belgium
GNJ|Gyandzha Airport|Ganja|AZ|40.733|46.317|Asia/Baku|gyandzha ganja az azerbaijan
GNS|Gunungsitoli Airport|Gunungsitoli|ID|1.166|97.704|Asia/Jakarta|gunungsitoli binaka id indonesia
GNU|Goodnews Bay Airport|Goodnews|US|59.112|-161.581|America/Anchorage|goodnews bay us united states
GNV|Gainesville Regional Airport|Gainesville|US|29.686|-82.277|America/New_York|gainesville regional us united states
GNY|Sanliurfa GAP Airport|Şanlıurfa|TR|37.447|38.900|Europe/Istanbul|sanliurfa gap tr turkiye
GOA|Genoa Cristoforo Colombo Airport|Genova|IT|44.415|8.851|Europe/Rome|genoa cristoforo colombo genova it italy
GOF|Goodfellow Air Force Base||US|31.467|-100.433|America/Chicago|goodfellow air force base us united states
GOH|Nuuk Airport|Nuuk|GL|64.182|-51.725|America/Nuuk|nuuk gl greenland
GOI|Dabolim International Airport|Vasco da Gama|IN|15.385|73.840|Asia/Kolkata|dabolim vasco da gama in india
GOJ|Strigino International Airport|Nizhny Novgorod|RU|56.219|43.790|Europe/Moscow|strigino nizhny novgorod ru russia
GOM|Goma Airport|Goma|CD|-1.670|29.238|Africa/Lubumbashi|goma cd congo kinshasa
GOP|Gorakhpur Airport|Gorakhpur|IN|26.747|83.444|Asia/Kolkata|gorakhpur in india
GOQ|Golmud Airport|Golmud|CN|36.405|94.789|Asia/Shanghai|golmud cn china
GOT|Goteborg Landvetter Airport|Gothenburg|SE|57.667|12.295|Europe/Stockholm|goteborg landvetter gothenburg se sweden
GOU|Garoua Airport|Garoua|CM|9.336|13.376|Africa/Douala|garoua cm cameroon
GOV|Nhulunbuy Airport|Nhulunbuy|AU|-12.270|136.823|Australia/Darwin|nhulunbuy gove au australia
GOX|Manohar International Airport|Mopa|IN|15.730|73.863|Asia/Kolkata|manohar mopa in india
GOY|Tura Gornij Airport|Tura|RU|64.333|100.433|Asia/Krasnoyarsk|tura gornij ru russia
GPA|Araxos Airport|Patras|GR|38.151|21.426|Europe/Athens|araxos patras agamemnon gr greece
GPB|Tancredo Thomaz Faria Airport||BR|-25.333|-51.500|America/Sao_Paulo|tancredo thomaz faria br brazil
GPI|Guapi Airport|Guapi|CO|2.570|-77.898|America/Bogota|guapi juan casiano co colombia
GPS|Baltra Airport|Isla Baltra|EC|-0.435|-90.283|Pacific/Galapagos|baltra isla ec ecuador
GPT|Gulfport-Biloxi International Airport|Gulfport|US|30.413|-89.072|America/Chicago|gulfport biloxi us united states
GRB|Austin Straubel International Airport|Green Bay|US|44.493|-88.122|America/Chicago|austin straubel green bay us united states
GRI|Grand Island Airport|Grand Island|US|40.967|-98.307|America/Chicago|grand island central nebraska regional us united states
GRJ|George Airport|George|ZA|-34.001|22.382|Africa/Johannesburg|george za south africa
GRK|Killeen Regional Airport|Killeen|US|31.062|-97.821|America/Chicago|killeen regional fort cavazos hood robert gray army air field us united states
GRO|Girona-Costa Brava Airport|Girona|ES|41.898|2.766|Europe/Madrid|girona costa brava es spain
GRQ|Groningen Airport Eelde|Groningen|NL|53.120|6.576|Europe/Amsterdam|groningen eelde nl netherlands
GRR|Gerald R. Ford International Airport|Grand Rapids|US|42.885|-85.530|America/Detroit|gerald r ford grand rapids us united states
GRU|Sao Paulo-Guarulhos International Airport|São Paulo|BR|-23.426|-46.482|America/Sao_Paulo|sao paulo guarulhos governador andre franco montoro br brazil
GRV|Groznyy Airport|Grozny|RU|43.333|45.750|Europe/Moscow|groznyy grozny ru russia
GRW|Graciosa Island Airport|Santa Cruz da Graciosa|PT|39.091|-28.028|Atlantic/Azores|graciosa island santa cruz da pt portugal
GRX|Granada Airport|Granada|ES|37.185|-3.777|Europe/Madrid|granada jaen es spain
GRY|Grimsey Airport|Grímsey|IS|66.548|-18.020|Atlantic/Reykjavik|grimsey is iceland
GRZ|Graz Airport|Graz|AT|46.996|15.443|Europe/Vienna|graz feldkirchen bei at austria
GSM|Dayrestan Airport|Dayrestan|IR|26.758|55.905|Asia/Tehran|dayrestan ir iran
GSO|Piedmont Triad International Airport|Greensboro|US|36.105|-79.937|America/New_York|piedmont triad greensboro us united states
GSP|Greenville-Spartanburg International Airport|Greer|US|34.891|-82.217|America/New_York|greenville spartanburg greer us united states
GST|Gustavus Airport|Gustavus|US|58.423|-135.704|America/Juneau|gustavus us united states
GSV|Gagarin International Airport|Saratov|RU|51.718|46.168|Europe/Saratov|gagarin saratov ru russia
GTA|Gatokae Aerodrom|Gatokae|SB|-8.767|158.183|Pacific/Guadalcanal|gatokae aerodrom sb solomon islands
GTE|Groote Eylandt Airport|Groote Eylandt|AU|-13.974|136.460|Australia/Darwin|groote eylandt au australia
GTF|Great Falls International Airport|Great Falls|US|47.482|-111.356|America/Denver|great falls us united states
GTK|Sungei Tekai Airport|Sungai Tekai|MY|2.600|102.917|Asia/Kuala_Lumpur|sungei tekai sungai my malaysia
GTO|Tolotio Airport|Gorontalo-Celebes Island|ID|0.639|122.851|Asia/Makassar|tolotio gorontalo celebes island id indonesia
GTR|Golden Triangle Regional Airport|Columbus|US|33.450|-88.600|America/Chicago|golden triangle regional columbus us united states
GUA|La Aurora International Airport|Guatemala City|GT|14.588|-90.531|America/Guatemala|la aurora guatemala city gt
GUB|Guerrero Negro Airport|San Quintín|MX|28.026|-114.024|America/Tijuana|guerrero negro san quintin mx mexico
GUC|Gunnison–Crested Butte Regional Airport|Gunnison|US|38.534|-106.939|America/Denver|gunnison crested butte regional us united states
GUM|A.B. Won Pat International Airport|Hagåtña|GU|13.493|144.805|Pacific/Guam|a b won pat hagatna antonio gu guam
GUO|Guriel Airport|Guriel|SO|5.318|45.986|Africa/Mogadishu|guriel so somalia
GUP|Gallup Municipal Airport|Gallup|US|35.511|-108.787|America/Denver|gallup municipal us united states
GUR|Gurney Airport|Gurney|PG|-10.311|150.339|Pacific/Port_Moresby|gurney pg papua new guinea
GUW|Atyrau Airport|Atyrau|KZ|47.123|51.830|Asia/Atyrau|atyrau kz kazakhstan
GUZ|Guarapari Airport|Guarapari|BR|-20.650|-40.492|America/Sao_Paulo|guarapari br brazil
GVA|Geneve Airport|Geneva|CH|46.230|6.106|Europe/Zurich|geneve geneva cointrin ch switzerland
GVR|Governador Valadares Airport||BR|-18.850|-41.933|America/Sao_Paulo|governador valadares br brazil
GVW|Richards-Gebaur Airport||US|38.883|-94.533|America/Chicago|richards gebaur us united states
GWD|Gwadar International Airport|Gwadar|PK|25.231|62.339|Asia/Karachi|gwadar pk pakistan
GWL|Gwalior Airport|Gwalior|IN|26.294|78.230|Asia/Kolkata|gwalior in india
GWT|Westerland - Sylt Airport|Westerland|DE|54.915|8.343|Europe/Berlin|westerland sylt de germany
GXF|Seiyun Airport|Seiyun|YE|15.962|48.787|Asia/Aden|seiyun hadhramaut ye yemen
GXG|Negage Airport|Negage|AO|-7.783|15.450|Africa/Luanda|negage ao angola
GXH|Gannan Xiahe Airport|Gannan|CN|34.811|102.645|Asia/Shanghai|gannan xiahe cn china
GYA|Guayaramerin Airport|Guayaramerín|BO|-10.830|-65.362|America/La_Paz|guayaramerin bo bolivia
GYD|Heydar Aliyev International Airport|Baku|AZ|40.462|50.050|Asia/Baku|heydar aliyev baku az azerbaijan
GYE|Jose Joaquin de Olmedo Airport|Guayaquil|EC|-2.143|-79.880|America/Guayaquil|jose joaquin de olmedo guayaquil ec ecuador
GYM|Gen Jose Maria Yanez International Airport|Guaymas|MX|27.970|-110.922|America/Hermosillo|gen jose maria yanez guaymas general mx mexico
GYN|Goiania Santa Genoveva Airport|Goiânia|BR|-16.633|-49.227|America/Sao_Paulo|goiania santa genoveva br brazil
GYS|Guang Yuan Airport|Guangyuan|CN|32.395|105.700|Asia/Shanghai|guang yuan guangyuan panlong cn china
GYU|Guyuan Liupanshan Airport|Guyuan|CN|36.075|106.218|Asia/Shanghai|guyuan liupanshan cn china
GYZ|Gruyere Mine Airport|Cosmo Newbery|AU|-28.034|123.814|Australia/Perth|gruyere mine cosmo newbery au australia
GZG|Garze (Ganzi) Gesar Airport|Garzê|CN|31.758|99.554|Asia/Shanghai|garze ganzi gesar cn china
GZM|Gozo Airport||MT|36.042|14.208|Europe/Malta|gozo mt malta
GZO|Nusatupe Airport|Gizo|SB|-8.117|156.833|Pacific/Guadalcanal|nusatupe gizo sb solomon islands
GZP|Gazipasa Airport|Gazipaşa|TR|36.299|32.301|Europe/Istanbul|gazipasa alanya tr turkiye
GZT|Gaziantep Airport|Gaziantep|TR|36.945|37.474|Europe/Istanbul|gaziantep tr turkiye
HAA|Hasvik Airport|Hasvik|NO|70.467|22.150|Europe/Oslo|hasvik no norway
HAC|Hachijo Jima Airport|Hachijojima|JP|33.118|139.781|Asia/Tokyo|hachijo jima hachijojima jp japan
HAD|Halmstad Airport|Halmstad|SE|56.681|12.815|Europe/Stockholm|halmstad se sweden
HAH|Prince Said Ibrahim International Airport|Moroni|KM|-11.535|43.274|Indian/Comoro|prince said ibrahim moroni km comoros
HAJ|Hannover Airport|Hannover|DE|52.459|9.695|Europe/Berlin|hannover de germany
HAK|Haikou Meilan International Airport|Haikou|CN|19.942|110.457|Asia/Shanghai|haikou meilan cn china
HAL|Halali Airport|Halali|NA|-19.031|16.458|Africa/Windhoek|halali na namibia
HAM|Hamburg Airport|Hamburg|DE|53.631|10.006|Europe/Berlin|hamburg helmut schmidt de germany
HAN|Noi Bai International Airport|Hanoi|VN|21.214|105.803|Asia/Bangkok|noi bai hanoi vn vietnam
HAP|Long Island Seaplane Base|Long Island|AU|-20.335|148.847|Australia/Brisbane|long island seaplane base au australia
HAQ|Hanimaadhoo Airport|Haa Dhaalu Atoll|MV|6.748|73.168|Indian/Maldives|hanimaadhoo haa dhaalu atoll mv maldives
HAS|Hail Airport|Ha'il|SA|27.438|41.690|Asia/Riyadh|hail ha il sa saudi arabia
HAU|Haugesund Airport|Karmøy|NO|59.345|5.216|Europe/Oslo|haugesund karmoy no norway
HAV|Jose Marti International Airport|Havana|CU|22.998|-82.408|America/Havana|jose marti havana cu cuba
HAX|Hatbox Field||US|35.750|-95.417|America/Chicago|hatbox field us united states
HBA|Hobart International Airport|Hobart|AU|-42.837|147.505|Australia/Hobart|hobart au australia
HBC|Hanus Bay Airport||US|57.500|-135.917|America/Sitka|hanus bay us united states
HBE|Borg El Arab Airport|Alexandria|EG|30.932|29.696|Africa/Cairo|borg el arab alexandria borj eg egypt
HBI|Harbour Island Airport||BS|25.517|-76.600|America/Nassau|harbour island bs bahamas
HBN|Phu-bon Airport||VN|12.000|106.000|Asia/Phnom_Penh|phu bon vn vietnam
HBO|Humboldt Municipal Airport||US|40.167|-95.950|America/Chicago|humboldt municipal us united states
HBQ|Haibei Qilian Airport|Haibei|CN|38.012|100.644|Asia/Shanghai|haibei qilian cn china
HBT|Hambantota Seaplane Base|Hambantota|LK|6.124|81.103|Asia/Colombo|hambantota seaplane base lk sri lanka
HBX|Hubli Airport|Hubli|IN|15.360|75.086|Asia/Kolkata|hubli in india
HCB|Shoal Cove Airport||US|55.450|-131.283|America/Sitka|shoal cove us united states
HCJ|Hechi Jinchengjiang Airport|Hechi|CN|24.784|107.700|Asia/Shanghai|hechi jinchengjiang cn china
HCR|Holy Cross Airport|Holy Cross|US|62.191|-159.773|America/Anchorage|holy cross us united states
HCZ|Chenzhou Beihu Airport|Chenzhou|CN|25.751|112.846|Asia/Shanghai|chenzhou beihu cn china
HDA|Hidden Falls Airport||US|57.200|-134.850|America/Sitka|hidden falls us united states
HDD|Hyderabad Airport|Hyderabad|PK|25.322|68.364|Asia/Karachi|hyderabad pk pakistan
HDF|Heringsdorf Airport|Heringsdorf|DE|53.878|14.138|Europe/Berlin|heringsdorf zirchow de germany
HDG|Handan Airport|Handan|CN|36.526|114.425|Asia/Shanghai|handan cn china
HDK|Kulhudhuffushi Airport|Kulhudhuffushi|MV|6.631|73.067|Indian/Maldives|kulhudhuffushi mv maldives
HDM|Hamadan Airport|Hamadan|IR|34.867|48.537|Asia/Tehran|hamadan ir iran
HDN|Yampa Valley Airport|Hayden|US|40.485|-107.221|America/Denver|yampa valley hayden us united states
HDO|Hindon Airport|Ghaziabad|IN|28.706|77.342|Asia/Kolkata|hindon ghaziabad in india
HDS|Hoedspruit Airport|Hoedspruit|ZA|-24.350|30.950|Africa/Johannesburg|hoedspruit za south africa
HDY|Hat Yai International Airport|Hat Yai|TH|6.937|100.394|Asia/Bangkok|hat yai th thailand
HEA|Herat International Airport|Guzara|AF|34.213|62.226|Asia/Kabul|herat guzara khwaja abdullah ansari af afghanistan
HEH|Heho Airport|Kalaw Township|MM|20.744|96.793|Asia/Yangon|heho kalaw township mm myanmar burma
HEI|Heide-Buesum Airport|Oesterdeichstrich|DE|54.156|8.903|Europe/Berlin|heide buesum oesterdeichstrich de germany
HEK|Heihe Aihui Airport|Heihe|CN|50.217|127.433|Asia/Shanghai|heihe aihui cn china
HEL|Helsinki-Vantaa Airport|Helsinki|FI|60.318|24.966|Europe/Helsinki|helsinki vantaa fi finland
HEN|Hernesaari Heliport|Helsinki|FI|60.148|24.924|Europe/Helsinki|hernesaari heliport helsinki fi finland
HER|Heraklion Airport N. Kazantzakis|Heraklion|GR|35.337|25.174|Europe/Athens|heraklion n kazantzakis nikos gr greece
HET|Hohhot Baita International Airport|Hohhot|CN|40.855|111.814|Asia/Shanghai|hohhot baita cn china
HEV|Huelva Airport||ES|37.267|-6.950|Europe/Madrid|huelva es spain
HEY|Hanchey Army Heliport|Fort Rucker Ozark|US|31.346|-85.654|America/Chicago|hanchey army heliport fort rucker ozark us united states
HFA|Haifa Airport|Haifa|IL|32.811|35.045|Asia/Jerusalem|haifa il israel
HFE|Hefei Xinqiao International Airport|Hefei|CN|31.987|116.973|Asia/Shanghai|hefei xinqiao cn china
HFN|Hornafjordur Airport|Höfn|IS|64.283|-15.267|Atlantic/Reykjavik|hornafjordur hofn hornafjorður is iceland
HFS|Hagfors Airport|Råda|SE|60.017|13.569|Europe/Stockholm|hagfors rada se sweden
HFT|Hammerfest Airport|Hammerfest|NO|70.680|23.676|Europe/Oslo|hammerfest no norway
HGA|Hargeisa Airport|Hargeisa|SO|9.516|44.092|Africa/Mogadishu|hargeisa egal so somalia
HGD|Hughenden Airport||AU|-20.819|144.224|Australia/Brisbane|hughenden au australia
HGH|Hangzhou Xiaoshan International Airport|Hangzhou|CN|30.237|120.432|Asia/Shanghai|hangzhou xiaoshan cn china
HGI|Itanagar Hollongi Airport|Hollongi|IN|26.970|93.665|Asia/Kolkata|itanagar hollongi donyi polo in india
HGL|Helgoland Airport|Helgoland|DE|54.187|7.917|Europe/Berlin|helgoland de germany
HGN|Mae Hong Son Airport||TH|19.300|97.975|Asia/Bangkok|mae hong son th thailand
HGO|Korhogo Airport|Korhogo|CI|9.389|-5.554|Africa/Abidjan|korhogo ci cote d ivoire
HGR|Hagerstown Regional Airport|Hagerstown|US|39.708|-77.730|America/New_York|hagerstown regional richard henson field us united states
HGT|Hunter Army Air Field|Jolon|US|35.967|-121.150|America/Los_Angeles|hunter army air field jolon us united states
HGU|Mount Hagen Airport|Mount Hagen|PG|-5.829|144.297|Pacific/Port_Moresby|mount hagen kagamuga pg papua new guinea
HHH|Hilton Head Airport|Hilton Head Island|US|32.223|-80.697|America/New_York|hilton head island us united states
HHN|Frankfurt - Hahn Airport|Frankfurt am Main|DE|49.948|7.264|Europe/Berlin|frankfurt hahn am main de germany
HHP|Sheung Wan Heliport|Central and Western|HK|22.291|114.149|Asia/Hong_Kong|sheung wan heliport central and western hk hong kong sar china
HHQ|Hua Hin Airport|Hua Hin|TH|12.627|99.951|Asia/Bangkok|hua hin th thailand
HHR|Hawthorne Municipal Airport|Hawthorne|US|33.922|-118.335|America/Los_Angeles|hawthorne municipal jack northrop field us united states
HHZ|Hikueru|Hikueru|PF|-17.548|-142.613|Pacific/Tahiti|hikueru pf french polynesia
HIA|Huai'an Lianshui Airport|Huai'an|CN|33.788|119.128|Asia/Shanghai|huai an lianshui cn china
HIB|Chisholm Airport|Hibbing|US|47.389|-92.839|America/Chicago|chisholm hibbing range regional us united states
HID|Horn Island Airport|Horn|AU|-10.583|142.283|Australia/Brisbane|horn island au australia
HIH|Hook Island Airport||AU|-20.167|148.950|Australia/Lindeman|hook island au australia
HIJ|Hiroshima Airport|Hiroshima|JP|34.436|132.919|Asia/Tokyo|hiroshima jp japan
HIL|Shillavo Airport|Shilavo|ET|6.083|44.767|Africa/Addis_Ababa|shillavo shilavo et ethiopia
HIN|Sacheon Airport|Sacheon|KR|35.093|128.087|Asia/Seoul|sacheon air base kr south korea
HIR|Honiara International Airport|Honiara|SB|-9.429|160.048|Pacific/Guadalcanal|honiara sb solomon islands
HIS|Hayman Island Airport|Hayman Island|AU|-20.067|148.867|Australia/Lindeman|hayman island au australia
HJB|Hejing Bayinbuluke Airport|Hejing|CN|42.977|83.973|Asia/Shanghai|hejing bayinbuluke cn china
HJJ|Zhijiang Airport|Huaihua|CN|27.441|109.700|Asia/Shanghai|zhijiang huaihua cn china
HJR|Khajuraho Airport|Khajuraho|IN|24.819|79.916|Asia/Kolkata|khajuraho in india
HKD|Hakodate Airport|Hakodate|JP|41.776|140.816|Asia/Tokyo|hakodate jp japan
HKG|Hong Kong International Airport|Islands|HK|22.308|113.918|Asia/Hong_Kong|hong kong islands hk sar china
HKK|Hokitika Airport||NZ|-42.715|170.983|Pacific/Auckland|hokitika nz new zealand
HKN|Hoskins Airport|Kimbe|PG|-5.457|150.403|Pacific/Port_Moresby|hoskins kimbe pg papua new guinea
HKT|Phuket International Airport|Phuket|TH|8.108|98.306|Asia/Bangkok|phuket th thailand
HLA|Lanseria International Airport|Johannesburg|ZA|-25.936|27.926|Africa/Johannesburg|lanseria johannesburg za south africa
HLD|Hulunbuir Hailar Airport|Hailar|CN|49.210|119.818|Asia/Shanghai|hulunbuir hailar cn china
HLE|Saint Helena Airport|Longwood|SH|-15.959|-5.646|Atlantic/St_Helena|saint helena longwood sh st
HLH|Ulanhot Airport|Ulanhot|CN|46.193|122.001|Asia/Shanghai|ulanhot cn china
HLN|Helena Regional Airport|Helena|US|46.611|-111.990|America/Denver|helena regional us united states
HLP|Halim Perdanakusuma Airport|Jakarta|ID|-6.268|106.890|Asia/Jakarta|halim perdanakusuma jakarta id indonesia
HLU|Houailou Airport|Houailou|NC|-21.257|165.618|Pacific/Noumea|houailou nc new caledonia
HLY|Holyhead Airport||GB|53.300|-4.633|Europe/London|holyhead gb united kingdom
HLZ|Hamilton International Airport|Hamilton|NZ|-37.866|175.336|Pacific/Auckland|hamilton nz new zealand
HMA|Khanty-Mansiysk Airport|Khanty-Mansiysk|RU|61.026|69.097|Asia/Yekaterinburg|khanty mansiysk ru russia
HMB|Sohag International Airport|Suhaj|EG|26.339|31.737|Africa/Cairo|sohag suhaj mubarak eg egypt
HME|Oued Irara Airport|Hassi Messaoud|DZ|31.675|6.145|Africa/Algiers|oued irara hassi messaoud krim belkacem dz algeria
HMI|Hami Airport|Hami|CN|42.841|93.669|Asia/Shanghai|hami cn china
HMO|General Ignacio Pesqueira García International Airport|Hermosillo|MX|29.090|-111.052|America/Hermosillo|general ignacio pesqueira garcia hermosillo mx mexico
HMS|Haji Muhammad Sidik Airport|Muara Teweh|ID|-1.025|114.928|Asia/Pontianak|haji muhammad sidik muara teweh id indonesia
HMV|Hemavan Tarnaby Airport|Hemavan|SE|65.728|15.273|Europe/Stockholm|hemavan tarnaby se sweden
HNA|Hanamaki Airport|Hanamaki|JP|39.427|141.131|Asia/Tokyo|hanamaki iwate jp japan
HND|Haneda Airport|Tokyo|JP|35.549|139.785|Asia/Tokyo|haneda tokyo jp japan
HNG|Hienghene Airport||NC|-20.667|164.900|Pacific/Noumea|hienghene nc new caledonia
HNH|Hoonah Airport|Hoonah|US|58.099|-135.412|America/Juneau|hoonah us united states
HNL|Daniel K. Inouye International Airport|Honolulu|US|21.326|-157.922|Pacific/Honolulu|daniel k inouye honolulu us united states
HNM|Hana Airport|Hana|US|20.796|-156.019|Pacific/Honolulu|hana us united states
HNS|Haines Municipal Airport|Haines|US|59.246|-135.529|America/Juneau|haines municipal us united states
HNX|Hanna Airport||US|41.833|-106.500|America/Denver|hanna us united states
HNY|Hengyang Nanyue Airport|Hengyang|CN|26.724|112.618|Asia/Shanghai|hengyang nanyue cn china
HOB|Lea County Airport|Hobbs|US|32.689|-103.217|America/Denver|lea county hobbs regional us united states
HOD|Hodeidah Airport|Hodeida|YE|14.756|42.970|Asia/Aden|hodeidah hodeida ye yemen
HOF|Al-Ahsa Airport|Hofuf|SA|25.295|49.487|Asia/Riyadh|al ahsa hofuf sa saudi arabia
HOG|Frank Pais Airport|Holguin|CU|20.785|-76.315|America/Havana|frank pais holguin cu cuba
HOI|Hao Island Airport|Otepa|PF|-18.062|-140.965|Pacific/Tahiti|hao island otepa pf french polynesia
HOK|Hooker Creek Airport|Lajamanu|AU|-18.335|130.632|Australia/Darwin|hooker creek lajamanu au australia
HOL|Holikachu Airport||US|62.867|-159.650|America/Anchorage|holikachu us united states
HOM|Homer Airport|Homer|US|59.643|-151.493|America/Anchorage|homer us united states
HOR|Horta Airport|Horta|PT|38.520|-28.717|Atlantic/Azores|horta pt portugal
HOT|Memorial Field|Hot Springs|US|34.479|-93.096|America/Chicago|memorial field hot springs us united states
HOU|William P. Hobby Airport|Houston|US|29.655|-95.277|America/Chicago|william p hobby houston us united states
HOV|Orsta–Volda Airport|Ørsta|NO|62.180|6.079|Europe/Oslo|orsta volda hovden no norway
HPA|Salote Pilolevu Airport|Lifuka|TO|-19.779|-174.341|Pacific/Tongatapu|salote pilolevu lifuka island to tonga
HPB|Hooper Bay Airport|Hooper Bay|US|61.525|-166.146|America/Nome|hooper bay us united states
HPG|Shennongjia Hongping Airport|Shennongjia|CN|31.633|110.338|Asia/Shanghai|shennongjia hongping cn china
HPH|Cat Bi International Airport|Haiphong|VN|20.823|106.727|Asia/Bangkok|cat bi haiphong vn vietnam
HPN|Westchester County Airport|White Plains|US|41.069|-73.704|America/New_York|westchester county white plains us united states
HPR|Pretoria Central Heliport|Pretoria|ZA|-25.655|28.216|Africa/Johannesburg|pretoria central heliport za south africa
HQL|Tashkurgan Khunjerab Airport|Tashikuergan|CN|37.663|75.292|Asia/Shanghai|tashkurgan khunjerab tashikuergan cn china
HQQ|Anyang Hongqiqu Airport|Anyang|CN|35.871|114.462|Asia/Shanghai|anyang hongqiqu cn china
HRB|Harbin Taiping International Airport|Harbin|CN|45.621|126.236|Asia/Shanghai|harbin taiping cn china
HRE|Robert Gabriel Mugabe International Airport|Harare|ZW|-17.919|31.099|Africa/Harare|robert gabriel mugabe harare zw zimbabwe
HRF|Hoarafushi Airport||MV|6.981|72.896|Indian/Maldives|hoarafushi mv maldives
HRG|Hurghada International Airport|Hurghada|EG|27.189|33.806|Africa/Cairo|hurghada eg egypt
HRH|Aligarh Airport|Aligarh|IN|27.859|78.149|Asia/Kolkata|aligarh in india
HRI|Mattala Rajapaksa International Airport||LK|6.284|81.124|Asia/Colombo|mattala rajapaksa lk sri lanka
HRK|International Airport Kharkiv|Kharkiv|UA|49.921|36.281|Europe/Kyiv|kharkiv ua ukraine
HRL|Valley International Airport|Harlingen|US|26.223|-97.662|America/Chicago|valley harlingen us united states
HRN|Heron Island Heliport||AU|-23.433|151.917|Australia/Brisbane|heron island heliport au australia
HRO|Boone County Airport|Harrison|US|36.264|-93.154|America/Chicago|boone county harrison us united states
HSA|Hazrat Sultan International Airport (HSIA)||KZ|43.311|68.550|Asia/Almaty|hazrat sultan hsia turkistan kz kazakhstan
HSC|Shaoguan Danxia Airport|Shaoguan|CN|24.979|113.421|Asia/Shanghai|shaoguan danxia cn china
HSG|Saga Airport|Saga|JP|33.154|130.303|Asia/Tokyo|saga jp japan
HSL|Huslia Airport|Huslia|US|65.703|-156.375|America/Anchorage|huslia us united states
HSN|Zhoushan Airport|Zhoushan|CN|29.935|122.357|Asia/Shanghai|zhoushan cn china
HSS|Maharaja Agrasen International Airport||IN|29.167|75.800|Asia/Kolkata|maharaja agrasen hisar hissar in india
HSV|Huntsville International Airport|Huntsville|US|34.649|-86.775|America/Chicago|huntsville carl jones field us united states
HTA|Chita Airport|Chita|RU|52.033|113.300|Asia/Chita|chita kadala ru russia
HTB|Terre-de-Bas Airport||GP|15.717|-61.633|America/Guadeloupe|terre de bas gp guadeloupe
HTG|Hatanga Airport|Khatanga|RU|71.976|102.478|Asia/Krasnoyarsk|hatanga khatanga ru russia
HTI|Hamilton Island Airport|Hamilton Island|AU|-20.352|148.948|Australia/Lindeman|hamilton island au australia
HTN|Hotan Airport|Hotan|CN|37.040|79.872|Asia/Urumqi|hotan cn china
HTS|Huntington Tri-State Airport|Huntington|US|38.367|-82.556|America/New_York|huntington tri state milton ferguson field us united states
HTT|Huatugou Airport|Mengnai|CN|38.256|90.830|Asia/Shanghai|huatugou mengnai cn china
HTY|Hatay Airport|Antakya|TR|36.365|36.281|Europe/Istanbul|hatay antakya tr turkiye
HUG|Huehuetenango Airport|Huehuetenango|GT|15.333|-91.467|America/Guatemala|huehuetenango gt guatemala
HUH|Huahine Airport|Fare|PF|-16.690|-151.028|Pacific/Tahiti|huahine fare pf french polynesia
HUI|Phu Bai Airport|Huế|VN|16.398|107.701|Asia/Ho_Chi_Minh|phu bai hue vn vietnam
HUN|Hualien Airport|Hualien City|TW|24.026|121.613|Asia/Taipei|hualien city tw taiwan
HUO|Holingol Huolinhe Airport|Holingol|CN|45.487|119.407|Asia/Shanghai|holingol huolinhe cn china
HUS|Hughes Municipal Airport|Hughes|US|66.041|-154.263|America/Anchorage|hughes municipal us united states
HUU|Huanuco Airport|Huánuco|PE|-9.867|-76.217|America/Lima|huanuco alferez fap david figueroa fernandini pe peru
HUX|Bahias De Huatulco International Airport|Huatulco|MX|15.768|-96.236|America/Mexico_City|bahias de huatulco mx mexico
HUY|Humberside Airport|Grimsby|GB|53.583|-0.349|Europe/London|humberside grimsby gb united kingdom
HUZ|Huizhou Airport|Huizhou|CN|23.050|114.597|Asia/Shanghai|huizhou pingtan cn china
HVB|Hervey Bay Airport|Hervey Bay|AU|-25.320|152.885|Australia/Brisbane|hervey bay au australia
HVD|Khovd Airport|Khovd|MN|48.017|91.650|Asia/Hovd|khovd mn mongolia
HVG|Honningsvag Airport, Valan|Honningsvåg|NO|70.983|25.833|Europe/Oslo|honningsvag valan no norway
HVM|Hvammstangi Airport||IS|65.417|-21.000|Atlantic/Reykjavik|hvammstangi is iceland
HVN|Tweed–New Haven Regional Airport|New Haven|US|41.265|-72.888|America/New_York|tweed new haven regional us united states
HVR|Havre City County Airport|Havre|US|48.544|-109.761|America/Denver|havre city county us united states
HXD|Delingha Airport|Delingha|CN|37.125|97.269|Asia/Shanghai|delingha cn china
HYA|Cape Cod Gateway Airport|Hyannis|US|41.666|-70.281|America/New_York|cape cod gateway hyannis us united states
HYD|Rajiv Gandhi International Airport|Hyderabad|IN|17.234|78.430|Asia/Kolkata|rajiv gandhi hyderabad in india
HYG|Hydaburg Sea Plane Base|Hydaburg|US|55.207|-132.827|America/Sitka|hydaburg sea plane base us united states
HYL|Hollis Seaplane Base|Hollis|US|55.491|-132.622|America/Sitka|hollis seaplane base us united states
HYN|Luqiao Airport|Huangyan|CN|28.558|121.417|Asia/Shanghai|luqiao huangyan taizhou cn china
HYS|Hays Municipal Airport|Hays|US|38.846|-99.274|America/Chicago|hays municipal regional us united states
HZA|Heze Mudan Airport|Heze|CN|35.213|115.737|Asia/Shanghai|heze mudan cn china
HZG|Hanzhong Airport|Hanzhong|CN|33.063|107.008|Asia/Shanghai|hanzhong cn china
HZH|Liping Airport|Liping|CN|26.320|109.154|Asia/Shanghai|liping cn china
HZK|Husavik Airport|Húsavík|IS|65.956|-17.420|Atlantic/Reykjavik|husavik is iceland
IAA|Igarka Airport|Igarka|RU|67.433|86.633|Asia/Krasnoyarsk|igarka ru russia
IAD|Washington Dulles International Airport|Dulles|US|38.953|-77.448|America/New_York|washington dulles us united states
IAG|Niagara Falls International Airport|Niagara Falls|US|43.100|-78.950|America/New_York|niagara falls us united states
IAH|George Bush Intercontinental Airport|Houston|US|29.983|-95.340|America/Chicago|george bush intercontinental houston us united states
IAM|In Amenas Airport|In Aménas|DZ|28.051|9.638|Africa/Algiers|in amenas zarzaitine dz algeria
IAN|Bob Baker Memorial Airport|Kiana|US|66.975|-160.441|America/Anchorage|bob baker memorial kiana us united states
IAO|Sayak Airport|Del Carmen|PH|9.859|126.014|Asia/Manila|sayak del carmen ph philippines
IAS|Iasi Airport|Iaşi|RO|47.177|27.617|Europe/Bucharest|iasi ro romania
IBA|Ibadan Airport|Ibadan|NG|7.360|3.976|Africa/Lagos|ibadan ng nigeria
IBB|General Villamil Airport|Puerto Villamil|EC|-0.943|-90.953|Pacific/Galapagos|general villamil puerto ec ecuador
IBE|Ibague Airport|Ibagué|CO|4.424|-75.139|America/Bogota|ibague perales co colombia
IBR|Ibaraki Airport|Omitama|JP|36.182|140.415|Asia/Tokyo|ibaraki omitama jasdf hyakuri air base jp japan
IBZ|Ibiza Airport|Ibiza|ES|38.877|1.368|Europe/Madrid|ibiza es spain
ICC|A.M. Salazar Marcano|Isla de Coche|VE|10.800|-64.033|America/Caracas|a m salazar marcano isla de coche ve venezuela
ICI|Cicia Airport|Cicia|FJ|-17.744|-179.342|Pacific/Fiji|cicia fj fiji
ICN|Incheon International Airport|Seoul|KR|37.449|126.451|Asia/Seoul|incheon seoul kr south korea
ICT|Wichita Dwight D. Eisenhower National Airport|Wichita|US|37.653|-97.429|America/Chicago|wichita dwight d eisenhower national us united states
IDA|Idaho Falls Regional Airport|Idaho Falls|US|43.515|-112.068|America/Boise|idaho falls regional us united states
IDR|Devi Ahilya Bai Holkar Airport|Indore|IN|22.727|75.808|Asia/Kolkata|devi ahilya bai holkar indore ahilyabai in india
IDY|Ile 'd' Yeu Airport|Île d'Yeu|FR|46.718|-2.389|Europe/Paris|ile d yeu fr france
IEG|Zielona Gora-Babimost Airport|Babimost|PL|52.139|15.799|Europe/Warsaw|zielona gora babimost nowe kramsko pl poland
IEV|Kyiv International Airport|Kyiv|UA|50.402|30.451|Europe/Kyiv|kyiv ihor sikorsky zhuliany ua ukraine
IFJ|Isafjordur Airport|Ísafjörður|IS|66.060|-23.133|Atlantic/Reykjavik|isafjordur isafjorður is iceland
IFN|Isfahan International Airport|Isfahan|IR|32.746|51.876|Asia/Tehran|isfahan shahid beheshti ir iran
IFO|Ivano-Frankovsk Airport|Ivano-Frankivsk|UA|48.888|24.708|Europe/Kyiv|ivano frankovsk frankivsk ua ukraine
IGA|Inagua Airport|Matthew Town|BS|20.983|-73.667|America/Nassau|inagua matthew town bs bahamas
IGD|Igdir Airport|Iğdır|TR|39.974|43.880|Europe/Istanbul|igdir tr turkiye
IGG|Igiugig Airport|Igiugig|US|59.317|-155.900|America/Anchorage|igiugig us united states
IGR|Cataratas del Iguazu International Airport|Puerto Iguazu|AR|-25.732|-54.476|America/Argentina/Cordoba|cataratas del iguazu puerto ar argentina
IGT|Magas Airport|Sunzha|RU|43.322|45.013|Europe/Moscow|magas sunzha ru russia
IGU|Cataratas International Airport|Foz do Iguaçu|BR|-25.598|-54.489|America/Sao_Paulo|cataratas foz do iguacu br brazil
IHA|Niihama Airport||JP|33.917|133.267|Asia/Tokyo|niihama jp japan
IHU|Ihu Airport|Ihu|PG|-7.900|145.383|Pacific/Port_Moresby|ihu pg papua new guinea
IIA|Inishmaan Airport|Inis Meáin|IE|53.083|-9.533|Europe/Dublin|inishmaan inis meain ie ireland
IIN|Nishinoomote Airport||JP|30.717|130.983|Asia/Tokyo|nishinoomote jp japan
IJK|Izhevsk Airport|Izhevsk|RU|56.830|53.457|Europe/Samara|izhevsk ru russia
IKA|Imam Khomeini International Airport|Tehran|IR|35.409|51.155|Asia/Tehran|imam khomeini tehran ir iran
IKE|Ikerasak Heliport|Ikerasak|GL|70.498|-51.303|America/Nuuk|ikerasak heliport gl greenland
IKG|Karakol International Airport||KG|42.508|78.408|Asia/Bishkek|karakol kg kyrgyzstan
IKI|Iki Airport|Iki|JP|33.746|129.788|Asia/Tokyo|iki jp japan
IKO|Nikolski Air Force Station|Nikolski|US|52.942|-168.850|America/Nome|nikolski air force station us united states
IKS|Tiksi Airport|Tiksi|RU|71.700|128.900|Asia/Yakutsk|tiksi ru russia
IKT|Irkutsk International Airport|Irkutsk|RU|52.273|104.356|Asia/Irkutsk|irkutsk ru russia
IKU|Issyk-Kul International Airport|Tamchy|KG|42.588|76.713|Asia/Bishkek|issyk kul tamchy kg kyrgyzstan
ILB|Ilha Solteira Airport||BR|-20.333|-51.333|America/Campo_Grande|ilha solteira br brazil
ILD|Lleida-Alguaire Airport|Lleida|ES|41.727|0.539|Europe/Madrid|lleida alguaire es spain
ILF|Ilford Airport|Ilford|CA|56.067|-95.617|America/Winnipeg|ilford ca canada
ILG|New Castle Airport|Wilmington|US|39.678|-75.608|America/New_York|new castle wilmington us united states
ILI|Iliamna Airport|Iliamna|US|59.756|-154.909|America/Anchorage|iliamna us united states
ILM|Wilmington International Airport|Wilmington|US|34.267|-77.911|America/New_York|wilmington us united states
ILO|Iloilo International Airport|Cabatuan|PH|10.833|122.493|Asia/Manila|iloilo cabatuan ph philippines
ILP|Ile Des Pins Airport|Île des Pins|NC|-22.590|167.447|Pacific/Noumea|ile des pins nc new caledonia
ILQ|Ilo Airport|Ilo|PE|-17.695|-71.344|America/Lima|ilo general jorge fernandez maldon pe peru
ILR|Ilorin International Airport|Ilorin|NG|8.436|4.494|Africa/Lagos|ilorin ng nigeria
ILS|Ilopango International Airport|San Salvador|SV|13.767|-89.206|America/El_Salvador|ilopango san salvador sv el
ILY|Islay Airport|Port Ellen|GB|55.682|-6.254|Europe/London|islay port ellen isle gb united kingdom
IMF|Imphal Airport|Imphal|IN|24.765|93.897|Asia/Kolkata|imphal in india
IMK|Simikot Airport|Simikot|NP|29.967|81.817|Asia/Kathmandu|simikot np nepal
IMP|Imperatriz Airport|Imperatriz|BR|-5.532|-47.481|America/Fortaleza|imperatriz prefeito renato moreira br brazil
IMT|Ford Airport|Kingsford|US|45.816|-88.114|America/Menominee|ford kingsford us united states
IMZ|Nimroz Airport||AF|31.100|62.933|Asia/Kabul|nimroz af afghanistan
INC|Yinchuan Hedong International Airport|Yinchuan|CN|38.323|106.388|Asia/Shanghai|yinchuan hedong cn china
IND|Indianapolis International Airport|Indianapolis|US|39.716|-86.293|America/Indiana/Indianapolis|indianapolis us united states
INH|Inhambane Airport|Inhambane|MZ|-23.874|35.408|Africa/Maputo|inhambane mz mozambique
INI|Nis Constantine the Great Airport|Nis|RS|43.337|21.865|Europe/Belgrade|nis constantine great rs serbia
INL|Falls International Airport|International Falls|US|48.563|-93.404|America/Chicago|falls us united states
INN|Innsbruck Airport|Innsbruck|AT|47.257|11.351|Europe/Vienna|innsbruck at austria
INO|Inongo Airport|Inongo|CD|-1.950|18.279|Africa/Kinshasa|inongo cd congo kinshasa
INQ|Inisheer Airport|Inis Oírr|IE|53.033|-9.433|Europe/Dublin|inisheer inis oirr ie ireland
INU|Nauru Island International Airport|Yaren District|NR|-0.533|166.917|Pacific/Nauru|nauru island yaren district nr
INV|Inverness Airport|Inverness|GB|57.539|-4.064|Europe/London|inverness gb united kingdom
INZ|In Salah Airport|In Salah|DZ|27.251|2.512|Africa/Algiers|in salah dz algeria
IOA|Ioannina Airport|Ioannina|GR|39.697|20.826|Europe/Athens|ioannina gr greece
IOM|Isle of Man Airport|Castletown|IM|54.087|-4.633|Europe/Isle_of_Man|isle man castletown im
IOQ|Isortoq Heliport|Isortoq|GL|65.548|-38.977|America/Nuuk|isortoq heliport gl greenland
IOR|Kilronan Airport|Inis Mór|IE|53.117|-9.750|Europe/Dublin|kilronan inis mor ie ireland
IOS|Ilheus/Bahia-Jorge Amado Airport|Ilhéus|BR|-14.816|-39.033|America/Bahia|ilheus bahia jorge amado br brazil
IOT|Illorsuit Heliport|Illorsuit|GL|71.242|-53.563|America/Nuuk|illorsuit heliport gl greenland
IOU|Ile Ouen Airport||NC|-22.464|166.783|Pacific/Noumea|ile ouen nc new caledonia
IPC|Mataveri International Airport|Isla De Pascua|CL|-27.117|-109.367|Pacific/Easter|mataveri isla de pascua cl chile
IPH|Ipoh Airport|Ipoh|MY|4.567|101.096|Asia/Kuala_Lumpur|ipoh sultan azlan shah my malaysia
IPI|San Luis Airport|Ipiales|CO|0.858|-77.676|America/Bogota|san luis ipiales co colombia
IPL|Imperial County Airport|Imperial|US|32.835|-115.574|America/Los_Angeles|imperial county us united states
IPN|Vale do Aço Regional Airport|Ipatinga|BR|-19.500|-42.533|America/Sao_Paulo|vale do aco regional ipatinga br brazil
IPT|Williamsport Regional Airport|Williamsport|US|41.242|-76.921|America/New_York|williamsport regional us united states
IQM|Qiemo Yudu Airport|Qiemo|CN|38.234|85.466|Asia/Urumqi|qiemo yudu cn china
IQN|Qingyang Airport|Qingyang|CN|35.800|107.604|Asia/Shanghai|qingyang xifeng cn china
IQQ|Diego Aracena International Airport|Iquique|CL|-20.548|-70.178|America/Santiago|diego aracena iquique cl chile
IQT|Coronel FAP Francisco Secada Vignetta International Airport|Iquitos|PE|-3.785|-73.303|America/Lima|coronel fap francisco secada vignetta iquitos pe peru
IRA|Kirakira Airport|Kirakira|SB|-10.500|161.833|Pacific/Guadalcanal|kirakira sb solomon islands
IRC|Circle City Airport||US|65.829|-144.064|America/Anchorage|circle city us united states
IRG|Lockhart River Airport|Lockhart River|AU|-12.786|143.306|Australia/Brisbane|lockhart river au australia
IRJ|La Rioja Airport|La Rioja|AR|-29.383|-66.783|America/Argentina/La_Rioja|la rioja capitan almonacid ar argentina
IRK|Kirksville Municipal Airport|Kirksville|US|40.093|-92.544|America/Chicago|kirksville municipal regional us united states
IRP|Matari Airport|Isiro|CD|2.828|27.588|Africa/Lubumbashi|matari isiro cd congo kinshasa
IRZ|Santa Isabel Rio Negro Airport|Santa Isabel Do Rio Negro|BR|-0.380|-64.996|America/Manaus|santa isabel rio negro do br brazil
ISA|Mount Isa Airport|Mount Isa|AU|-20.668|139.492|Australia/Brisbane|mount isa au australia
ISB|Islamabad International Airport|Attock|PK|33.549|72.826|Asia/Karachi|islamabad attock pk pakistan
ISC|Isles of Scilly Airport|St. Mary's|GB|49.913|-6.292|Europe/London|isles scilly st mary s gb united kingdom
ISE|Isparta Suleyman Demirel Airport|Isparta|TR|37.866|30.382|Europe/Istanbul|isparta suleyman demirel tr turkiye
ISG|Painushima Ishigaki Airport|Ishigaki|JP|24.390|124.246|Asia/Tokyo|painushima ishigaki new jp japan
ISH|Ischia Airport||IT|40.733|13.950|Europe/Rome|ischia it italy
ISK|Nashik International Airport|Nasik|IN|20.117|73.917|Asia/Kolkata|nashik nasik in india
ISP|Long Island MacArthur Airport|Islip|US|40.789|-73.098|America/New_York|long island macarthur islip mac arthur us united states
IST|Istanbul Airport|Arnavutköy|TR|41.260|28.743|Europe/Istanbul|istanbul arnavutkoy tr turkiye
ISU|Sulaimaniyah International Airport|Sulaymaniyah|IQ|35.572|45.302|Asia/Baghdad|sulaimaniyah sulaymaniyah iq iraq
ITB|Itaituba Airport|Itaituba|BR|-4.283|-55.983|America/Santarem|itaituba br brazil
ITH|Ithaca Tompkins Regional Airport|Ithaca|US|42.490|-76.464|America/New_York|ithaca tompkins regional us united states
ITI|Itambacuri Airport|Itambacuri|BR|-18.148|-41.715|America/Sao_Paulo|itambacuri br brazil
ITM|Osaka International Airport|Osaka|JP|34.791|135.442|Asia/Tokyo|osaka jp japan
ITN|Itabuna Airport||BR|-14.800|-39.300|America/Bahia|itabuna br brazil
ITO|Hilo International Airport|Hilo|US|19.715|-155.040|Pacific/Honolulu|hilo us united states
ITU|Iturup Airport|Kurilsk|RU|45.259|147.954|Asia/Magadan|iturup kurilsk ru russia
IUE|Hanan Airport|Alofi|NU|-19.083|-169.933|Pacific/Niue|hanan alofi niue nu
IUI|Innarsuit Heliport|Innarsuit|GL|73.200|-56.011|America/Nuuk|innarsuit heliport gl greenland
IUM|Summit Lake Airport||CA|54.333|-122.667|America/Vancouver|summit lake ca canada
IVC|Invercargill Airport|Invercargill|NZ|-46.415|168.322|Pacific/Auckland|invercargill nz new zealand
IVL|Ivalo Airport|Ivalo|FI|68.611|27.416|Europe/Helsinki|ivalo fi finland
IWA|Ivanovo Yuzhny Airport|Ivanovo|RU|56.943|40.945|Europe/Moscow|ivanovo yuzhny south ru russia
IWD|Gogebic–Iron County Airport|Ironwood|US|46.526|-90.132|America/Menominee|gogebic iron county ironwood us united states
IWJ|Hagi-Iwami Airport|Masuda|JP|34.676|131.790|Asia/Tokyo|hagi iwami masuda jp japan
IWK|Iwakuni Kintaikyo Airport|Iwakuni|JP|34.135|132.236|Asia/Tokyo|iwakuni kintaikyo marine corps air station jp japan
IXA|Maharaja Bir Bikram Singh Airport|Agartala|IN|23.893|91.245|Asia/Kolkata|maharaja bir bikram singh agartala in india
IXB|Bagdogra Airport|Siliguri|IN|26.685|88.325|Asia/Kolkata|bagdogra siliguri in india
IXC|Shaheed Bhagat Singh International Airport|Chandigarh|IN|30.677|76.788|Asia/Kolkata|shaheed bhagat singh chandigarh in india
IXD|Allahabad Airport|Allahabad|IN|25.440|81.736|Asia/Kolkata|allahabad prayagraj deendayal upadhyay bamrauli air force station in india
IXE|Mangalore International Airport|Mangalore|IN|12.964|74.890|Asia/Kolkata|mangalore in india
IXG|Belgaum Airport|Belgaum|IN|15.859|74.618|Asia/Kolkata|belgaum belagavi in india
IXI|Lilabari Airport|Lilabari|IN|27.288|94.092|Asia/Kolkata|lilabari north lakhimpur in india
IXJ|Satwari Airport|Jammu|IN|32.681|74.843|Asia/Kolkata|satwari jammu in india
IXK|Keshod Airport|Keshod|IN|21.319|70.271|Asia/Kolkata|keshod in india
IXL|Kushok Bakula Rimpoche Airport|Leh|IN|34.140|77.547|Asia/Kolkata|kushok bakula rimpoche leh rimpochee in india
IXM|Madurai Airport|Madurai|IN|9.839|78.089|Asia/Kolkata|madurai in india
IXP|Pathankot Airport|Pathankot|IN|32.217|75.633|Asia/Kolkata|pathankot in india
IXR|Birsa Munda Airport|Ranchi|IN|23.318|85.323|Asia/Kolkata|birsa munda ranchi in india
IXS|Kumbhirgram Airport|Silchar|IN|24.916|92.979|Asia/Kolkata|kumbhirgram silchar in india
IXU|Aurangabad Airport|Aurangabad|IN|19.866|75.397|Asia/Kolkata|aurangabad in india
IXY|Kandla Airport|Kandla|IN|23.111|70.104|Asia/Kolkata|kandla in india
IXZ|Veer Savarkar International Airport|Port Blair|IN|11.650|92.732|Asia/Kolkata|veer savarkar port blair ins utkrosh in india
IZA|Presidente Itamar Franco Airport|Juiz de Fora|BR|-21.513|-43.173|America/Sao_Paulo|presidente itamar franco juiz de fora br brazil
IZO|Izumo Airport|Izumo|JP|35.415|132.886|Asia/Tokyo|izumo enmusubi jp japan
IZT|Ixtepec Airport|Ixtepec|MX|16.569|-95.108|America/Mexico_City|ixtepec mx mexico
JAC|Jackson Hole Airport|Jackson|US|43.603|-110.736|America/Denver|jackson hole us united states
JAE|Shumba Airport|Jaén|PE|-5.594|-78.774|America/Lima|shumba jaen pe peru
JAF|Kankesanturai Airport|Jaffna|LK|9.792|80.075|Asia/Colombo|kankesanturai jaffna lk sri lanka
JAH|Agora Helipad||FR|43.283|5.600|Europe/Paris|agora helipad fr france
JAI|Jaipur International Airport|Jaipur|IN|26.822|75.801|Asia/Kolkata|jaipur in india
JAJ|Perimeter Mall Heliport||US|33.925|-84.342|America/New_York|perimeter mall heliport us united states
JAN|Jackson-Evers International Airport|Jackson|US|32.310|-90.075|America/Chicago|jackson evers medgar wiley us united states
JAO|Beaver Ruin Heliport||US|33.955|-84.137|America/New_York|beaver ruin heliport us united states
JAQ|Jacquinot Bay Airport|Jacquinot Bay|PG|-5.600|151.517|Pacific/Port_Moresby|jacquinot bay pg papua new guinea
JAU|Jauja Airport|Jauja|PE|-11.783|-75.473|America/Lima|jauja francisco carle pe peru
JAV|Ilulissat Airport|Ilulissat|GL|69.242|-51.060|America/Nuuk|ilulissat gl greenland
JAX|Jacksonville International Airport|Jacksonville|US|30.491|-81.683|America/New_York|jacksonville us united states
JBB|Noto Hadinegoro Airport|Jember|ID|-8.242|113.695|Asia/Jakarta|noto hadinegoro jember id indonesia
JBC|Boston City Heliport||US|42.344|-71.049|America/New_York|boston city heliport us united states
JBK|Qitai Jiangbulake Airport|Qitai|CN|44.183|89.594|Asia/Urumqi|qitai jiangbulake cn china
JBP|Commerce Bus Plaza Heliport||US|33.987|-118.160|America/Los_Angeles|commerce bus plaza heliport us united states
JBQ|La Isabela International Airport|La Isabela|DO|18.576|-69.981|America/Santo_Domingo|la isabela do dominican republic
JBR|Jonesboro Airport|Jonesboro|US|35.830|-90.648|America/Chicago|jonesboro municipal us united states
JCC|China Basin Heliport||US|37.775|-122.404|America/Los_Angeles|china basin heliport us united states
JCD|St. Croix Downtown Heliport||VI|17.700|-64.783|America/St_Thomas|st croix downtown heliport vi u s virgin islands
JCE|Convention Center Heliport||US|37.802|-122.274|America/Los_Angeles|convention center heliport us united states
JCH|Qasigiannguit Airport|Qasigiannguit|GL|68.815|-51.201|America/Nuuk|qasigiannguit gl greenland
JCJ|Chuja Heliport|Chuja|KR|33.944|126.328|Asia/Seoul|chuja heliport kr south korea
JCK|Julia Creek Airport||AU|-20.583|141.700|Australia/Brisbane|julia creek au australia
JCN|Incheon Heliport||KR|37.467|126.600|Asia/Seoul|incheon heliport kr south korea
JCO|Comino Heliport||MT|36.017|14.333|Europe/Malta|comino heliport mt malta
JCU|Ceuta Heliport|Ceuta|ES|35.899|-5.338|Africa/Ceuta|ceuta heliport es spain
JDB|Dallas Downtown Heliport||US|32.772|-97.801|America/Chicago|dallas downtown heliport us united states
JDE|Jiande Qiandaohu Airport|Hangzhou|CN|29.354|119.186|Asia/Shanghai|jiande qiandaohu hangzhou cn china
JDF|Francisco De Assis Airport|Juiz de Fora|BR|-21.750|-43.333|America/Sao_Paulo|francisco de assis juiz fora br brazil
JDH|Jodhpur Airport|Jodhpur|IN|26.264|73.051|Asia/Kolkata|jodhpur in india
JDM|Miami Downtown Heliport||US|25.786|-80.177|America/New_York|miami downtown heliport us united states
JDO|Orlando Bezerra de Menezes Airport|Juazeiro do Norte|BR|-7.216|-39.272|America/Fortaleza|orlando bezerra de menezes juazeiro do norte br brazil
JDP|Heliport De Paris||FR|48.817|2.283|Europe/Paris|heliport de paris fr france
JDT|Minneapolis Downtown Heliport||US|44.983|-93.267|America/Chicago|minneapolis downtown heliport us united states
JDX|Central Business District Heliport||US|29.767|-95.333|America/Chicago|central business district heliport us united states
JDY|Downey Heliport||US|33.933|-118.117|America/Los_Angeles|downey heliport us united states
JDZ|Jingdezhen Airport|Jingdezhen|CN|29.335|117.179|Asia/Shanghai|jingdezhen luojia cn china
JED|King Abdulaziz International Airport|Jeddah|SA|21.664|39.174|Asia/Riyadh|king abdulaziz jeddah sa saudi arabia
JEE|Jeremie Airport|Jeremie|HT|18.662|-74.170|America/Port-au-Prince|jeremie ht haiti
JEG|Aasiaat Airport|Aasiaat|GL|68.700|-52.750|America/Nuuk|aasiaat gl greenland
JEJ|Jeh Airport|Ailinglapalap Atoll|MH|7.570|168.965|Pacific/Majuro|jeh ailinglapalap atoll mh marshall islands
JEM|Emeryville Heliport||US|37.836|-122.267|America/Los_Angeles|emeryville heliport us united states
JER|Jersey Airport|Saint Helier|JE|49.205|-2.194|Europe/Jersey|jersey saint helier je
JEV|Evry Heliport||FR|48.617|2.417|Europe/Paris|evry heliport fr france
JFK|John F. Kennedy International Airport|New York|US|40.642|-73.788|America/New_York|john f kennedy new york us united states
JFM|Fremantle Heliport|Fremantle|AU|-32.050|115.750|Australia/Perth|fremantle heliport au australia
JFR|Paamiut Airport|Paamiut|GL|62.000|-49.700|America/Nuuk|paamiut gl greenland
JGA|Govardhanpur Airport|Jamnagar|IN|22.463|70.012|Asia/Kolkata|govardhanpur jamnagar in india
JGB|Jagdalpur Airport|Jagdalpur|IN|19.067|82.033|Asia/Kolkata|jagdalpur in india
JGC|Grand Canyon Heliport||US|35.961|-112.131|America/Phoenix|grand canyon heliport us united states
JGD|Daxing'anling Elunchun Airport|Jiagedaqi|CN|50.371|124.117|Asia/Shanghai|daxing anling elunchun jiagedaqi cn china
JGE|Geoje Heliport||KR|34.900|128.683|Asia/Seoul|geoje heliport kr south korea
JGL|Galleria Heliport||US|33.886|-84.467|America/New_York|galleria heliport us united states
JGN|Jiayuguan Jiuquan Airport|Jiayuguan|CN|39.857|98.341|Asia/Shanghai|jiayuguan jiuquan cn china
JGO|Qeqertarsuaq Airport|Qeqertarsuaq|GL|69.250|-53.567|America/Nuuk|qeqertarsuaq gl greenland
JGP|Greenway Plaza Heliport||US|29.732|-95.431|America/Chicago|greenway plaza heliport us united states
JGQ|Transco Tower Galleria Heliport||US|29.767|-95.467|America/Chicago|transco tower galleria heliport us united states
JGR|Gronnedal Heliport|Kangilinnguit|GL|61.233|-48.100|America/Nuuk|gronnedal heliport kangilinnguit gl greenland
JGS|Ji'An/Jing Gang Shan Airport|Ji'an|CN|26.900|114.737|Asia/Shanghai|ji an jing gang shan jinggangshan cn china
JGX|Glendale Heliport||US|34.167|-118.283|America/Los_Angeles|glendale heliport us united states
JHB|Senai International Airport|Johor Bahru|MY|1.637|103.668|Asia/Kuala_Lumpur|senai johor bahru my malaysia
JHC|Island Heliport||US|40.783|-74.100|America/New_York|island heliport us united states
JHE|Helsingborg Heliport||SE|56.033|12.700|Europe/Stockholm|helsingborg heliport se sweden
JHG|Xishuangbanna Gasa Airport|Jinghong|CN|21.973|100.766|Asia/Shanghai|xishuangbanna gasa jinghong cn china
JHM|Kapalua Airport|Lahaina|US|20.962|-156.676|Pacific/Honolulu|kapalua lahaina us united states
JHS|Sisimiut Airport|Sisimiut|GL|66.937|-53.704|America/Nuuk|sisimiut gl greenland
JIB|Djibouti-Ambouli International Airport|Djibouti City|DJ|11.552|43.150|Africa/Djibouti|djibouti ambouli city dj
JIC|Jinchang Jinchuan Airport|Jinchang|CN|38.542|102.349|Asia/Shanghai|jinchang jinchuan cn china
JID|City of Industry Heliport|City of Industry|US|34.000|-118.000|America/Los_Angeles|city industry heliport us united states
JIJ|Jigiga Airport|Jijiga|ET|9.367|42.767|Africa/Addis_Ababa|jigiga jijiga wilwal et ethiopia
JIK|Ikaria Airport|Ikaria Island|GR|37.667|26.333|Europe/Athens|ikaria island gr greece
JIM|Jimma Airport|Jimma|ET|7.654|36.821|Africa/Addis_Ababa|jimma et ethiopia
JIQ|Qianjiang Wulingshan Airport|Qianjiang|CN|29.518|108.829|Asia/Shanghai|qianjiang wulingshan cn china
JIU|Jiujiang Airport|Jiujiang|CN|29.477|115.801|Asia/Shanghai|jiujiang cn china
JIW|Jiwani Airport||PK|25.083|61.817|Asia/Karachi|jiwani pk pakistan
JJD|Comte. Ariston Pessoa Regional Airport|Cruz|BR|-2.907|-40.358|America/Fortaleza|comte ariston pessoa regional cruz jericoacoara comandante br brazil
JJG|Humberto Bortoluzzi Regional Airport|Jaguaruna|BR|-28.675|-49.060|America/Sao_Paulo|humberto bortoluzzi regional jaguaruna br brazil
JJM|Mulika Lodge Airport|Meru-Kinna|KE|0.165|38.195|Africa/Nairobi|mulika lodge meru kinna ke kenya
JJN|Quanzhou Jinjiang International Airport|Quanzhou|CN|24.803|118.587|Asia/Shanghai|quanzhou jinjiang cn china
JJU|Qaqortoq Heliport|Qaqortoq|GL|60.717|-46.033|America/Nuuk|qaqortoq heliport gl greenland
JKG|Jonkoping Airport|Jönköping|SE|57.750|14.070|Europe/Stockholm|jonkoping se sweden
JKH|Chios Airport|Chios Island|GR|38.346|26.142|Europe/Athens|chios island national gr greece
JKL|Kalymnos Island National Airport|Kalymnos Island|GR|36.963|26.941|Europe/Athens|kalymnos island national gr greece
JKR|Janakpur Airport|Janakpur|NP|26.708|85.924|Asia/Kathmandu|janakpur np nepal
JLB|Long Beach Heliport||US|33.808|-118.147|America/Los_Angeles|long beach heliport us united states
JLG|Jalgaon Airport|Jalgaon|IN|20.962|75.627|Asia/Kolkata|jalgaon in india
JLH|United States Army Heliport||US|42.083|-87.983|America/Chicago|united states army heliport us
JLN|Joplin Airport|Joplin|US|37.150|-94.498|America/Chicago|joplin regional us united states
JLO|Jesolo Airport||IT|45.533|12.717|Europe/Rome|jesolo it italy
JLP|Juan Les Pins Airport||FR|43.650|7.100|Europe/Paris|juan les pins fr france
JLR|Jabalpur Airport|Jabalpur|IN|23.178|80.052|Asia/Kolkata|jabalpur in india
JLX|Union Station Heliport||US|34.167|-118.333|America/Los_Angeles|union station heliport us united states
JMC|Marin County Airport||US|37.879|-122.510|America/Los_Angeles|marin county us united states
JMD|Market Centre Heliport||US|32.800|-97.333|America/Chicago|market centre heliport us united states
JMH|Schaumburg Marriott Heliport||US|42.033|-88.083|America/Chicago|schaumburg marriott heliport us united states
JMJ|Lancang Jingmai Airport|Pu'er|CN|22.416|99.786|Asia/Shanghai|lancang jingmai pu er cn china
JMK|Mikonos Airport|Mykonos Island|GR|37.436|25.344|Europe/Athens|mikonos mykonos island gr greece
JMM|Malmo Harbour Heliport||SE|55.620|12.984|Europe/Stockholm|malmo harbour heliport se sweden
JMN|Mankato Municipal Heliport||US|44.167|-94.017|America/Chicago|mankato municipal heliport us united states
JMO|Jomsom Airport|Jomsom|NP|28.781|83.723|Asia/Kathmandu|jomsom np nepal
JMS|Jamestown Regional Airport|Jamestown|US|46.930|-98.678|America/Chicago|jamestown regional us united states
JMU|Jiamusi Dongjiao Airport|Jiamusi|CN|46.845|130.455|Asia/Shanghai|jiamusi dongjiao cn china
JMY|Mammy Yoko Heliport||SL|8.483|-13.267|Africa/Freetown|mammy yoko heliport sl sierra leone
JNB|O.R. Tambo International Airport|Johannesburg|ZA|-26.139|28.246|Africa/Johannesburg|o r tambo johannesburg za south africa
JNG|Jining Da'an Airport|Jining|CN|35.647|116.744|Asia/Shanghai|jining da an qufu cn china
JNH|North Park Inn Heliport||US|32.817|-97.350|America/Chicago|north park inn heliport us united states
JNN|Nanortalik Heliport|Nanortalik|GL|60.142|-45.233|America/Nuuk|nanortalik heliport gl greenland
JNP|Newport Beach Heliport||US|33.617|-117.933|America/Los_Angeles|newport beach heliport us united states
JNS|Narsaq Heliport|Narsaq|GL|60.917|-46.050|America/Nuuk|narsaq heliport gl greenland
JNU|Juneau International Airport|Juneau|US|58.359|-134.583|America/Juneau|juneau us united states
JNX|Naxos Airport|Naxos|GR|37.100|25.383|Europe/Athens|naxos gr greece
JNZ|Liaoning Province Airport|Linghai|CN|40.936|121.277|Asia/Shanghai|liaoning province linghai jinzhou bay cn china
JOC|Centerport Heliport||US|33.670|-117.858|America/Los_Angeles|centerport heliport us united states
JOE|Joensuu Airport|Joensuu|FI|62.657|29.614|Europe/Helsinki|joensuu fi finland
JOG|Adisutjipto International Airport|Yogyakarta|ID|-7.786|110.437|Asia/Jakarta|adisutjipto yogyakarta id indonesia
JOI|Joinville-Lauro Carneiro de Loyola Airport|Joinville|BR|-26.224|-48.801|America/Sao_Paulo|joinville lauro carneiro de loyola br brazil
JOL|Jolo Airport||PH|6.054|121.007|Asia/Manila|jolo ph philippines
JOR|The City Heliport||US|33.731|-117.847|America/Los_Angeles|city heliport us united states
JOS|Jos Airport|Jos|NG|9.640|8.869|Africa/Lagos|jos yakubu gowon ng nigeria
JPA|Presidente Castro Pinto International Airport|João Pessoa|BR|-7.145|-34.948|America/Fortaleza|presidente castro pinto joao pessoa br brazil
JPD|Pasadena Heliport||US|34.150|-118.150|America/Los_Angeles|pasadena heliport us united states
JPE|Paragominas Airport|Paragominas|BR|-3.020|-47.316|America/Belem|paragominas br brazil
JPN|Pentagon Army Airport|Washington DC|US|38.875|-77.056|America/New_York|pentagon army washington dc us united states
JPR|Ji-Parana Airport|Ji-Paraná|BR|-10.871|-61.847|America/Porto_Velho|ji parana br brazil
JPT|Texas Park Ten Heliport||US|29.786|-95.812|America/Chicago|texas park ten heliport us united states
JPU|La Defense Heliport||FR|48.867|2.333|Europe/Paris|la defense heliport fr france
JPX|Town of East Hampton Airport||US|40.959|-72.252|America/New_York|town east hampton us united states
JPY|Paraty Airport|Paraty|BR|-23.224|-44.723|America/Sao_Paulo|paraty br brazil
JQA|Qaarsut Airport|Uummannaq|GL|70.732|-52.703|America/Nuuk|qaarsut uummannaq gl greenland
JRA|Port Authority-West 30Th St. Heliport|New York|US|40.755|-74.007|America/New_York|port authority west 30th st heliport new york us united states
JRC|Rochester Municipal Heliport||US|44.017|-92.467|America/Chicago|rochester municipal heliport us united states
JRD|Riverside Heliport||US|33.983|-117.376|America/Los_Angeles|riverside heliport us united states
JRE|East 60th Street Heliport||US|40.754|-73.971|America/New_York|east 60th street heliport us united states
JRG|Veer Surendra Sai Airport||IN|22.042|84.058|Asia/Kolkata|veer surendra sai in india
JRH|Rowriah Airport|Jorhat|IN|26.734|94.185|Asia/Kolkata|rowriah jorhat in india
JRK|Arsuk Heliport|Arsuk|GL|61.167|-48.417|America/Nuuk|arsuk heliport gl greenland
JRN|Juruena Airport|Juruena|BR|-10.306|-58.489|America/Cuiaba|juruena br brazil
JRO|Kilimanjaro International Airport|Arusha|TZ|-3.425|37.065|Africa/Dar_es_Salaam|kilimanjaro arusha tz tanzania
JSA|Jaisalmer Airport||IN|26.917|70.900|Asia/Kolkata|jaisalmer in india
JSD|Sikorsky Heliport||US|41.200|-73.133|America/New_York|sikorsky heliport us united states
JSG|San Rafael Heliport||US|37.967|-122.533|America/Los_Angeles|san rafael heliport us united states
JSH|Sitia Airport|Crete Island|GR|35.217|26.117|Europe/Athens|sitia crete island gr greece
JSI|Skiathos Airport|Skiathos|GR|39.181|23.506|Europe/Athens|skiathos island national gr greece
JSJ|Jiansanjiang Shidi Airport|Jiansanjiang|CN|47.110|132.660|Asia/Shanghai|jiansanjiang shidi cn china
JSL|Steel Pier Heliport||US|39.333|-74.450|America/New_York|steel pier heliport us united states
JSN|Sherman Oaks Heliport||US|34.160|-118.450|America/Los_Angeles|sherman oaks heliport us united states
JSO|Sobral Regional Airport|Sobral|BR|-3.615|-40.232|America/Fortaleza|sobral regional luciano arruda coelho br brazil
JSP|Seogwipo Heliport||KR|33.239|126.567|Asia/Seoul|seogwipo heliport kr south korea
JSR|Jessore Airport|Jashore|BD|23.177|89.161|Asia/Dhaka|jessore jashore bd bangladesh
JST|Cambria County Airport|Johnstown|US|40.317|-78.834|America/New_York|cambria county johnstown john murtha us united states
JSU|Maniitsoq Airport|Maniitsoq|GL|65.412|-52.935|America/Nuuk|maniitsoq gl greenland
JSY|Syros Island Airport|Syros Island|GR|37.424|24.950|Europe/Athens|syros island gr greece
JTC|Bauru-Arealva Airport|Bauru|BR|-22.166|-49.072|America/Sao_Paulo|bauru arealva moussa nakhal tobias state br brazil
JTO|Thousand Oaks Heliport||US|34.167|-118.833|America/Los_Angeles|thousand oaks heliport us united states
JTR|Santorini International Airport|Santorini Island|GR|36.404|25.476|Europe/Athens|santorini island gr greece
JTY|Astypalaia Airport|Astypalaia Island|GR|36.567|26.367|Europe/Athens|astypalaia island gr greece
JUB|Juba International Airport|Juba|SS|4.867|31.602|Africa/Juba|juba ss south sudan
JUC|Universal City Heliport||US|34.083|-118.267|America/Los_Angeles|universal city heliport us united states
JUH|Chizhou Jiuhuashan Airport|Chizhou|CN|30.766|117.736|Asia/Shanghai|chizhou jiuhuashan cn china
JUI|Juist Airport|Juist|DE|53.683|7.067|Europe/Berlin|juist de germany
JUJ|Gobernador H. Guzman Airport|San Salvador de Jujuy|AR|-24.400|-65.083|America/Argentina/Jujuy|gobernador h guzman san salvador de jujuy horacio ar argentina
JUK|Ukkusissat Heliport|Ukkusissat|GL|71.049|-51.890|America/Nuuk|ukkusissat heliport gl greenland
JUL|Juliaca Airport|Juliaca|PE|-15.464|-70.154|America/Lima|juliaca inca manco capac pe peru
JUM|Jumla Airport|Jumla|NP|29.274|82.192|Asia/Kathmandu|jumla np nepal
JUP|Cable Heliport||US|34.100|-117.633|America/Los_Angeles|cable heliport us united states
JUU|Nuugaatsiaq Heliport|Nuugaatsiaq|GL|71.539|-53.205|America/Nuuk|nuugaatsiaq heliport gl greenland
JUV|Upernavik Airport|Upernavik|GL|72.790|-56.131|America/Nuuk|upernavik gl greenland
JUZ|Quzhou Airport|Quzhou|CN|28.967|118.833|Asia/Shanghai|quzhou cn china
JWC|Warner Center Business Plaza Heliport||US|34.180|-118.599|America/Los_Angeles|warner center business plaza heliport us united states
JWH|Westchase Hilton Heliport||US|29.736|-95.418|America/Chicago|westchase hilton heliport us united states
JWL|Woodlawns Heliport||US|30.151|-95.471|America/Chicago|woodlawns heliport us united states
JXA|Jixi Xingkaihu Airport|Jixi|CN|45.300|131.179|Asia/Shanghai|jixi xingkaihu cn china
JYV|Jyvaskyla Airport|Jyväskylän Maalaiskunta|FI|62.404|25.681|Europe/Helsinki|jyvaskyla jyvaskylan maalaiskunta fi finland
JZH|Jiuzhai Huanglong Airport|Ngawa|CN|32.857|103.683|Asia/Shanghai|jiuzhai huanglong ngawa cn china
KAA|Kasama Airport|Kasama|ZM|-10.216|31.130|Africa/Lusaka|kasama zm zambia
KAC|Kameshly Airport|Qamishly|SY|37.032|41.203|Asia/Damascus|kameshly qamishly qamishli sy syria
KAD|Kaduna Airport|Kaduna|NG|10.596|7.440|Africa/Lagos|kaduna ng nigeria
KAE|Kake Sea Plane Base|Kake|US|56.974|-133.948|America/Sitka|kake sea plane base us united states
KAH|Melbourne City Heliport|Melbourne|AU|-37.817|144.967|Australia/Melbourne|melbourne city heliport au australia
KAI|Kaieteur Airport|Kaieteur Falls|GY|5.170|-59.490|America/Guyana|kaieteur falls gy guyana
KAJ|Kajaani Airport|Kajaani|FI|64.278|27.689|Europe/Helsinki|kajaani fi finland
KAL|Kaltag Airport|Kaltag|US|64.322|-158.736|America/Anchorage|kaltag us united states
KAN|Mallam Aminu Kano International Airport|Kano|NG|12.046|8.522|Africa/Lagos|mallam aminu kano ng nigeria
KAO|Kuusamo Airport|Kuusamo|FI|65.990|29.234|Europe/Helsinki|kuusamo fi finland
KAT|Kaitaia Airport|Awanui|NZ|-35.066|173.285|Pacific/Auckland|kaitaia awanui nz new zealand
KAW|Kawthaung Airport|Kawthoung|MM|10.050|98.517|Asia/Yangon|kawthaung kawthoung mm myanmar burma
KAX|Kalbarri Airport|Kalbarri|AU|-27.692|114.261|Australia/Perth|kalbarri au australia
KBC|Birch Creek Airport|Birch Creek|US|66.276|-145.813|America/Anchorage|birch creek us united states
KBL|Hamid Karzai International Airport|Kabul|AF|34.561|69.212|Asia/Kabul|hamid karzai kabul af afghanistan
KBP|Boryspil International Airport|Boryspil|UA|50.341|30.895|Europe/Kyiv|boryspil ua ukraine
KBR|Sultan Ismail Petra Airport|Kota Baharu|MY|6.171|102.291|Asia/Kuala_Lumpur|sultan ismail petra kota baharu my malaysia
KBU|Gusti Syamsir Alam Airport|Stagen|ID|-3.296|116.166|Asia/Makassar|gusti syamsir alam stagen id indonesia
KBV|Krabi Airport|Krabi|TH|8.097|98.981|Asia/Bangkok|krabi th thailand
KCA|Kuqa Qiuci Airport|Kuqa|CN|41.678|82.873|Asia/Shanghai|kuqa qiuci cn china
KCC|Coffman Cove Sea Plane Base|Coffman Cove|US|55.983|-132.833|America/Sitka|coffman cove sea plane base us united states
KCH|Kuching International Airport|Kuching|MY|1.484|110.341|Asia/Kuching|kuching my malaysia
KCM|Kahramanmaras Airport|Kahramanmaraş|TR|37.534|36.951|Europe/Istanbul|kahramanmaras tr turkiye
KCQ|Chignik Lake Airport|Chignik Lake|US|56.255|-158.775|America/Anchorage|chignik lake us united states
KCT|Koggala Airport|Galle|LK|5.994|80.320|Asia/Colombo|koggala galle lk sri lanka
KCY|Krasnoyarsk Cheremshanka Airport|Krasnoyarsk|RU|56.176|92.543|Asia/Krasnoyarsk|krasnoyarsk cheremshanka ru russia
KCZ|Kochi Ryoma Airport|Nankoku|JP|33.548|133.675|Asia/Tokyo|kochi ryoma nankoku jp japan
KDD|Khuzdar Airport|Khuzdar|PK|27.781|66.631|Asia/Karachi|khuzdar pk pakistan
KDH|Kandahar Airport|Khvoshab|AF|31.507|65.847|Asia/Kabul|kandahar khvoshab ahmad shah baba af afghanistan
KDI|Haluoleo Airport|Kendari|ID|-4.081|122.419|Asia/Makassar|haluoleo kendari id indonesia
KDL|Kardla Airport|Kärdla|EE|58.995|22.825|Europe/Tallinn|kardla ee estonia
KDM|Kaadedhdhoo Airport|Huvadhu Atoll|MV|0.488|72.996|Indian/Maldives|kaadedhdhoo huvadhu atoll mv maldives
KDO|Kadhdhoo Airport|Kadhdhoo|MV|1.858|73.520|Indian/Maldives|kadhdhoo mv maldives
KDU|Skardu Airport|Skardu|PK|35.333|75.539|Asia/Karachi|skardu pk pakistan
KDV|Kandavu Airport|Vunisea|FJ|-19.054|178.156|Pacific/Fiji|kandavu vunisea fj fiji
KDZ|Polgolla Reservoir Airport|Kandy|LK|7.325|80.643|Asia/Colombo|polgolla reservoir kandy lk sri lanka
KEB|Nanwalek Airport|Nanwalek|US|59.353|-151.922|America/Anchorage|nanwalek us united states
KEF|Keflavik International Airport|Reykjavík|IS|63.979|-22.635|Atlantic/Reykjavik|keflavik reykjavik is iceland
KEH|Kenmore Air Harbor Airport|Kenmore|US|47.755|-122.258|America/Los_Angeles|kenmore air harbor us united states
KEJ|Kemerovo Airport|Kemerovo|RU|55.281|86.116|Asia/Novokuznetsk|kemerovo ru russia
KEM|Kemi/Tornio Airport|Kemi|FI|65.780|24.577|Europe/Helsinki|kemi tornio fi finland
KEP|Nepalganj Airport|Nepalgunj|NP|28.133|81.576|Asia/Kathmandu|nepalganj nepalgunj np nepal
KER|Kerman Airport|Kerman|IR|30.259|56.962|Asia/Tehran|kerman ayatollah hashemi rafsanjani ir iran
KET|Keng Tung Airport|Kengtung|MM|21.300|99.617|Asia/Yangon|keng tung kengtung mm myanmar burma
KEW|Keewaywin Airport|Keewaywin|CA|52.992|-92.839|America/Winnipeg|keewaywin ca canada
KFG|Kalkurung Airport||AU|-17.433|130.817|Australia/Darwin|kalkurung au australia
KFP|False Pass Airport|False Pass|US|54.849|-163.409|America/Nome|false pass us united states
KGA|Kananga Airport|Kananga|CD|-5.922|22.469|Africa/Lubumbashi|kananga cd congo kinshasa
KGC|Kingscote Airport||AU|-35.709|137.523|Australia/Adelaide|kingscote au australia
KGD|Khrabrovo|Kaliningrad|RU|54.883|20.587|Europe/Kaliningrad|khrabrovo kaliningrad ru russia
KGE|Kagau Airport|Kagau Island|SB|-7.330|157.585|Pacific/Guadalcanal|kagau island sb solomon islands
KGF|Karaganda Airport|Karaganda|KZ|49.675|73.328|Asia/Almaty|karaganda sary arka kz kazakhstan
KGI|Kalgoorlie-Boulder Airport|Broadwood|AU|-30.785|121.458|Australia/Perth|kalgoorlie boulder broadwood au australia
KGK|Koliganek Airport|Koliganek|US|59.727|-157.267|America/Anchorage|koliganek us united states
KGL|Kigali International Airport|Kigali|RW|-1.963|30.135|Africa/Kigali|kigali rw rwanda
KGP|Kogalym International Airport|Kogalym|RU|62.196|74.534|Asia/Yekaterinburg|kogalym ru russia
KGQ|Kangersuatsiaq Heliport|Kangersuatsiaq|GL|72.381|-55.537|America/Nuuk|kangersuatsiaq heliport gl greenland
KGS|Kos Airport|Kos Island|GR|36.801|27.089|Europe/Athens|kos island gr greece
KGT|Kangding Airport|Garzê|CN|30.132|101.748|Asia/Shanghai|kangding garze cn china
KGX|Grayling Airport|Grayling|US|62.895|-160.063|America/Anchorage|grayling us united states
KHD|Khorramabad Airport||IR|33.439|48.281|Asia/Tehran|khorramabad khoram abad ir iran
KHE|Kherson International Airport|Kherson|UA|46.672|32.508|Europe/Kyiv|kherson ua ukraine
KHG|Kashi Laining International Airport|Kashgar|CN|39.537|76.010|Asia/Urumqi|kashi laining kashgar cn china
KHH|Kaohsiung International Airport|Kaohsiung|TW|22.573|120.345|Asia/Taipei|kaohsiung tw taiwan
KHI|Jinnah International Airport|Karachi|PK|24.900|67.168|Asia/Karachi|jinnah karachi pk pakistan
KHK|Khark Airport|Khark|IR|29.262|50.324|Asia/Tehran|khark ir iran
KHL|Khulna Airport||BD|22.800|89.550|Asia/Dhaka|khulna bd bangladesh
KHM|Khamti Airport|Kanti|MM|25.992|95.677|Asia/Yangon|khamti kanti mm myanmar burma
KHN|Nanchang Changbei International Airport|Nanchang|CN|28.860|115.908|Asia/Shanghai|nanchang changbei cn china
KHQ|Kullorsuaq Heliport|Kullorsuaq|GL|74.579|-57.235|America/Nuuk|kullorsuaq heliport gl greenland
KHS|Khasab Airport|Khasab|OM|26.164|56.235|Asia/Muscat|khasab om oman
KHV|Khabarovsk Airport|Khabarovsk|RU|48.525|135.169|Asia/Vladivostok|khabarovsk novy ru russia
KHZ|Kauehi Airport|Kauehi|PF|-15.781|-145.124|Pacific/Tahiti|kauehi pf french polynesia
KIE|Aropa Airport|Kieta|PG|-6.304|155.726|Pacific/Bougainville|aropa kieta pg papua new guinea
KIF|Kingfisher Lake Airport|Kingfisher Lake|CA|53.014|-89.850|America/Winnipeg|kingfisher lake ca canada
KIH|Kish International Airport|Kish Island|IR|26.532|53.972|Asia/Tehran|kish island ir iran
KIJ|Niigata Airport|Niigata|JP|37.952|139.113|Asia/Tokyo|niigata jp japan
KIM|Kimberley Airport|Kimberley|ZA|-28.806|24.766|Africa/Johannesburg|kimberley za south africa
KIN|Norman Manley International Airport|Kingston|JM|17.938|-76.778|America/Jamaica|norman manley kingston jm jamaica
KIO|Kili Island Airport|Kili Island|MH|5.650|169.200|Pacific/Majuro|kili island mh marshall islands
KIR|Kerry County Airport|Killarney|IE|52.181|-9.536|Europe/Dublin|kerry county killarney ie ireland
KIS|Kisumu International Airport|Kisumu|KE|-0.085|34.737|Africa/Nairobi|kisumu ke kenya
KIT|Kithira Airport|Kithira Island|GR|36.292|23.025|Europe/Athens|kithira island gr greece
KIU|Kiunga Airport|Kiunga|KE|-1.733|41.517|Africa/Nairobi|kiunga ke kenya
KIX|Kansai International Airport|Osaka|JP|34.435|135.244|Asia/Tokyo|kansai osaka jp japan
KJA|Krasnoyarsk International Airport|Krasnoyarsk|RU|56.181|92.483|Asia/Krasnoyarsk|krasnoyarsk ru russia
KJB|Kurnool Airport|Orvakal|IN|15.706|78.161|Asia/Kolkata|kurnool orvakal in india
KJH|Kaili Huangping Airport|Kaili|CN|26.972|107.987|Asia/Shanghai|kaili huangping cn china
KJI|Burqin Kanas Airport|Burqin|CN|48.222|86.996|Asia/Urumqi|burqin kanas cn china
KJJ|Kajjansi Airfield|Kampala|UG|0.200|32.550|Africa/Kampala|kajjansi kampala ug uganda
KJT|Kertajati International Airport|Kertajati|ID|-6.669|108.191|Asia/Jakarta|kertajati id indonesia
KKA|Koyuk Airport|Koyuk|US|64.939|-161.150|America/Anchorage|koyuk us united states
KKB|Kitoi Bay Sea Plane Base|Kitoi Bay|US|58.191|-152.371|America/Anchorage|kitoi bay sea plane base us united states
KKC|Khon Kaen Airport|Khon Kaen|TH|16.465|102.787|Asia/Bangkok|khon kaen th thailand
KKE|Kerikeri Airport|Kerikeri|NZ|-35.263|173.912|Pacific/Auckland|kerikeri nz new zealand
KKF|Kagvik Creek Airport||US|67.600|-163.500|America/Nome|kagvik creek us united states
KKH|Kongiganak Airport|Kongiganak|US|59.967|-162.750|America/Nome|kongiganak us united states
KKJ|Kitakyushu Airport|Kitakyushu|JP|33.846|131.035|Asia/Tokyo|kitakyushu jp japan
KKM|Khok Kathiam AFB||TH|14.875|100.663|Asia/Bangkok|khok kathiam afb th thailand
KKN|Kirkenes Airport, Hoeybuktmoen|Kirkenes|NO|69.724|29.891|Europe/Oslo|kirkenes hoeybuktmoen hoybuktmoen no norway
KKR|Kaukura Atoll Airport|Raitahiti|PF|-15.663|-146.885|Pacific/Tahiti|kaukura atoll raitahiti pf french polynesia
KKS|Kashan Airport|Kashan|IR|33.895|51.577|Asia/Tehran|kashan ir iran
KKW|Kikwit Airport|Kikwit|CD|-5.036|18.780|Africa/Kinshasa|kikwit cd congo kinshasa
KKX|Kikaiga Shima Airport|Kikai|JP|28.321|129.928|Asia/Tokyo|kikaiga shima kikai jp japan
KLG|Kalskag Municipal Airport|Kalskag|US|61.533|-160.347|America/Anchorage|kalskag municipal us united states
KLH|Kolhapur Airport|Kolhapur|IN|16.667|74.333|Asia/Kolkata|kolhapur in india
KLN|Larsen Sea Plane Base|Larsen Bay|US|57.533|-154.000|America/Anchorage|larsen sea plane base bay us united states
KLO|Kalibo International Airport|Kalibo|PH|11.687|122.382|Asia/Manila|kalibo ph philippines
KLP|Seruyan Kuala Pembuang Airport|Seruyan|ID|-3.376|112.537|Asia/Pontianak|seruyan kuala pembuang id indonesia
KLR|Kalmar Oland Airport|Kalmar|SE|56.685|16.287|Europe/Stockholm|kalmar oland se sweden
KLT|Kaiserslautern Airport||DE|49.433|7.750|Europe/Berlin|kaiserslautern de germany
KLU|Klagenfurt Airport|Klagenfurt am Wörthersee|AT|46.650|14.324|Europe/Vienna|klagenfurt am worthersee at austria
KLV|Karlovy Vary Airport|Karlovy Vary|CZ|50.200|12.917|Europe/Prague|karlovy vary cz czechia
KLW|Klawock Airport|Klawock|US|55.555|-133.100|America/Sitka|klawock us united states
KLX|Kalamata Airport|Kalamata|GR|37.069|22.028|Europe/Athens|kalamata gr greece
KMA|Kerema Airport|Kerema|PG|-7.962|145.772|Pacific/Port_Moresby|kerema pg papua new guinea
KMC|Hafar Al-Batin Domestic Airport|King Khaled Military City|SA|27.911|45.523|Asia/Riyadh|hafar al batin domestic king khaled military city sa saudi arabia
KMD|Mandji Airport||GA|-1.700|10.383|Africa/Libreville|mandji ga gabon
KME|Kamembe Airport|Kamembe|RW|-2.459|28.909|Africa/Kigali|kamembe rw rwanda
KMG|Kunming Changshui International Airport|Kunming|CN|25.102|102.929|Asia/Shanghai|kunming changshui cn china
KMI|Miyazaki Airport|Miyazaki|JP|31.872|131.441|Asia/Tokyo|miyazaki jp japan
KMJ|Kumamoto Airport|Kumamoto|JP|32.834|130.858|Asia/Tokyo|kumamoto jp japan
KMN|Kamina Airport|Kamina|CD|-8.729|24.991|Africa/Lubumbashi|kamina cd congo kinshasa
KMO|Manokotak Airport|Manokotak|US|58.989|-159.049|America/Anchorage|manokotak us united states
KMQ|Komatsu Airport|Kanazawa|JP|36.402|136.413|Asia/Tokyo|komatsu kanazawa jasdf air base jp japan
KMS|Kumasi Airport|Kumasi|GH|6.713|-1.591|Africa/Accra|kumasi gh ghana
KMW|Kostroma Airport|Kostroma|RU|57.750|40.933|Europe/Moscow|kostroma sokerkino ru russia
KMY|Moser Bay Seaplane Base|Moser Bay|US|57.026|-154.145|America/Anchorage|moser bay seaplane base us united states
KND|Kindu Airport|Kindu|CD|-2.919|25.915|Africa/Lubumbashi|kindu cd congo kinshasa
KNG|Kaimana Airport|Kaimana|ID|-3.650|133.750|Asia/Jayapura|kaimana id indonesia
KNH|Kinmen Airport|Shang-I|TW|24.435|118.369|Asia/Taipei|kinmen shang i tw taiwan
KNK|Kokhanok Airport|Kokhanok|US|59.435|-154.798|America/Anchorage|kokhanok us united states
KNO|Kuala Namu International Airport|Medan|ID|3.635|98.879|Asia/Jakarta|kuala namu medan kualanamu id indonesia
KNQ|Kone Airport|Koné|NC|-21.053|164.838|Pacific/Noumea|kone nc new caledonia
KNS|King Island Airport||AU|-39.880|143.882|Australia/Hobart|king island au australia
KNU|Kanpur Airport|Kanpur|IN|26.404|80.410|Asia/Kolkata|kanpur in india
KNV|Knights Inlet Airport||CA|50.683|-125.833|America/Vancouver|knights inlet ca canada
KNW|New Stuyahok Airport|New Stuyahok|US|59.456|-157.374|America/Anchorage|new stuyahok us united states
KNX|Kununurra Airport|Kununurra|AU|-15.784|128.713|Australia/Perth|kununurra east kimberley regional au australia
KNY|Kodinsk Airport||RU|58.480|99.096|Asia/Krasnoyarsk|kodinsk ru russia
KOA|Kona International Airport at Keahole|Kailua-Kona|US|19.736|-156.041|Pacific/Honolulu|kona at keahole kailua ellison onizuka us united states
KOC|Koumac Airport|Koumac|NC|-20.500|164.417|Pacific/Noumea|koumac nc new caledonia
KOE|El Tari Kupang International Airport|Kupang|ID|-10.169|123.667|Asia/Makassar|el tari kupang id indonesia
KOI|Kirkwall Airport|Orkney Islands|GB|58.958|-2.901|Europe/London|kirkwall orkney islands gb united kingdom
KOJ|Kagoshima Airport|Kagoshima|JP|31.801|130.716|Asia/Tokyo|kagoshima jp japan
KOK|Kokkola-Pietarsaari Airport|Kokkola|FI|63.719|23.133|Europe/Helsinki|kokkola pietarsaari fi finland
KOP|Nakhon Phanom Airport|Nakhon Phanom|TH|17.400|104.750|Asia/Bangkok|nakhon phanom th thailand
KOS|Sihanouk International Airport|Preah Sihanouk|KH|10.581|103.639|Asia/Phnom_Penh|sihanouk preah kh cambodia
KOT|Kotlik Airport|Kotlik|US|63.031|-163.532|America/Nome|kotlik us united states
KOV|Kokshetau Airport|Kokshetau|KZ|53.317|69.400|Asia/Almaty|kokshetau kz kazakhstan
KOW|Ganzhou Huangjin Airport|Ganzhou|CN|25.852|114.777|Asia/Shanghai|ganzhou huangjin cn china
KOY|Olga Bay Sea Plane Base|Olga Bay|US|57.162|-154.227|America/Anchorage|olga bay sea plane base us united states
KPB|Point Baker Sea Plane Base|Point Baker|US|56.333|-133.583|America/Sitka|point baker sea plane base us united states
KPN|Kipnuk Sea Plane Base|Kipnuk|US|59.933|-164.050|America/Nome|kipnuk sea plane base us united states
KPO|Pohang Airport|Pohang|KR|35.984|129.434|Asia/Seoul|pohang 815 kr south korea
KPR|Port Williams Sea Plane Base|Port Williams|US|58.490|-152.583|America/Anchorage|port williams sea plane base us united states
KPV|Perryville Airport|Perryville|US|55.909|-159.159|America/Anchorage|perryville us united states
KPW|Keperveyem Airport|Keperveem|RU|67.847|166.139|Asia/Anadyr|keperveyem keperveem ru russia
KPY|Port Bailey Sea Plane Base|Port Bailey|US|57.931|-153.040|America/Anchorage|port bailey sea plane base us united states
KQA|Akutan Airport|Akutan|US|54.133|-165.783|America/Nome|akutan us united states
KQB|Koonibba Airport||AU|-31.900|133.417|Australia/Adelaide|koonibba au australia
KQH|Kishangarh Airport|Ajmer|IN|26.601|74.814|Asia/Kolkata|kishangarh ajmer in india
KQR|Karara Airport|Karara|AU|-29.217|116.687|Australia/Perth|karara au australia
KQT|Bokhtar International Airport|Kurgan-Tyube|TJ|37.866|68.865|Asia/Dushanbe|bokhtar kurgan tyube qurghonteppa tj tajikistan
KRB|Karumba Airport||AU|-17.455|140.832|Australia/Brisbane|karumba au australia
KRC|Kerinci Airport|Sungai Penuh|ID|-2.094|101.470|Asia/Jakarta|kerinci sungai penuh id indonesia
KRE|Kirundo Airport|Kirundo|BI|-2.544|30.094|Africa/Bujumbura|kirundo bi burundi
KRF|Kramfors/Solleftea Airport|Nyland|SE|63.049|17.773|Europe/Stockholm|kramfors solleftea nyland hoga kusten se sweden
KRI|Kikori Airport|Kikori|PG|-7.483|144.267|Pacific/Port_Moresby|kikori pg papua new guinea
KRK|John Paul II Kraków-Balice International Airport|Kraków|PL|50.075|19.794|Europe/Warsaw|john paul ii krakow balice pl poland
KRL|Korla Licheng Airport|Korla|CN|41.616|86.143|Asia/Urumqi|korla licheng cn china
KRN|Kiruna Airport|Kiruna|SE|67.822|20.346|Europe/Stockholm|kiruna se sweden
KRO|Kurgan Airport|Kurgan|RU|55.474|65.413|Asia/Yekaterinburg|kurgan ru russia
KRP|Midtjyllands Airport|Karup|DK|56.300|9.117|Europe/Copenhagen|midtjyllands karup dk denmark
KRR|Krasnodar International Airport|Krasnodar|RU|45.034|39.139|Europe/Moscow|krasnodar pashkovsky ru russia
KRS|Kristiansand Airport|Kjevik|NO|58.203|8.074|Europe/Oslo|kristiansand kjevik no norway
KRT|Khartoum International Airport|Khartoum|SD|15.592|32.550|Africa/Khartoum|khartoum sd sudan
KRW|Turkmenbashi Airport|Turkmenbashi|TM|40.056|53.013|Asia/Ashgabat|turkmenbashi tm turkmenistan
KRY|Karamay Guhai Airport|Karamay|CN|45.617|84.883|Asia/Shanghai|karamay guhai cn china
KSA|Kosrae Airport|Okat|FM|5.352|162.957|Pacific/Kosrae|kosrae okat fm micronesia
KSC|Barca Airport|Košice|SK|48.667|21.250|Europe/Bratislava|barca kosice sk slovakia
KSD|Karlstad Airport|Karlstad|SE|59.360|13.472|Europe/Stockholm|karlstad se sweden
KSF|Kassel-Calden Airport|Kassel|DE|51.406|9.377|Europe/Berlin|kassel calden de germany
KSH|Kermanshah Airport|Kermanshah|IR|34.356|47.145|Asia/Tehran|kermanshah shahid ashrafi esfahani ir iran
KSJ|Kasos Island Airport|Kasos Island|GR|35.421|26.911|Europe/Athens|kasos island gr greece
KSL|Kassala Airport|Kassala|SD|15.390|36.342|Africa/Khartoum|kassala sd sudan
KSM|Saint Mary's Airport|St Mary's|US|62.059|-163.295|America/Nome|saint mary s st us united states
KSN|Kostanay Airport|Kostanay|KZ|53.200|63.550|Asia/Qostanay|kostanay west kz kazakhstan
KSO|Aristoteles Airport|Argos Orestiko|GR|40.451|21.273|Europe/Athens|aristoteles argos orestiko gr greece
KSQ|Karshi-Khanabad AB|Karshi|UZ|38.835|65.912|Asia/Samarkand|karshi khanabad ab uz uzbekistan
KSR|H. Aroeppala Airport|Benteng|ID|-6.179|120.437|Asia/Makassar|h aroeppala benteng id indonesia
KSU|Kristiansund Airport, Kvernberget|Kvernberget|NO|63.113|7.826|Europe/Oslo|kristiansund kvernberget no norway
KSY|Kars Airport|Kars|TR|40.552|43.086|Europe/Istanbul|kars tr turkiye
KSZ|Kotlas Airport|Kotlas|RU|61.236|46.698|Europe/Moscow|kotlas ru russia
KTA|Karratha Airport|Karratha|AU|-20.708|116.770|Australia/Perth|karratha au australia
KTB|Thorne Bay Seaplane Base|Thorne Bay|US|55.687|-132.532|America/Sitka|thorne bay seaplane base us united states
KTD|Kitadaito Airport|Kitadaitōjima|JP|25.944|131.325|Asia/Tokyo|kitadaito kitadaitojima jp japan
KTG|Ketapang Airport|Ketapang|ID|-1.833|109.983|Asia/Pontianak|ketapang rahadi osman id indonesia
KTI|Kratie Airport||KH|12.500|106.050|Asia/Phnom_Penh|kratie kh cambodia
KTM|Tribhuvan International Airport|Kathmandu|NP|27.700|85.357|Asia/Kathmandu|tribhuvan kathmandu np nepal
KTN|Ketchikan International Airport|Ketchikan|US|55.357|-131.709|America/Sitka|ketchikan us united states
KTP|Tinson Airport|Tinson Pen|JM|17.988|-76.823|America/Jamaica|tinson pen jm jamaica
KTS|Brevig Mission Airport|Brevig Mission|US|65.329|-166.472|America/Nome|brevig mission us united states
KTT|Kittila Airport|Kittilä|FI|67.696|24.859|Europe/Helsinki|kittila fi finland
KTW|Katowice Airport|Katowice|PL|50.471|19.074|Europe/Warsaw|katowice ozarowice pl poland
KUA|Sultan Haji Ahmad Shah Airport|Kuantan|MY|3.781|103.215|Asia/Kuala_Lumpur|sultan haji ahmad shah kuantan my malaysia
KUD|Kudat Airport|Kudat|MY|6.925|116.834|Asia/Kuching|kudat my malaysia
KUF|Kurumoch Samara International Airport|Samara|RU|53.508|50.147|Europe/Samara|kurumoch samara ru russia
KUG|Kubin Island Airport|Kubin Island|AU|-10.233|142.300|Australia/Brisbane|kubin island au australia
KUH|Kushiro Airport|Kushiro|JP|43.046|144.197|Asia/Tokyo|kushiro jp japan
KUI|Kawau Island Seaplane Base||NZ|-36.429|174.819|Pacific/Auckland|kawau island seaplane base nz new zealand
KUJ|Kushimoto Airport||JP|33.433|135.783|Asia/Tokyo|kushimoto jp japan
KUK|Kasigluk Airport|Kasigluk|US|60.876|-162.521|America/Nome|kasigluk us united states
KUL|Kuala Lumpur International Airport|Sepang|MY|2.744|101.717|Asia/Kuala_Lumpur|kuala lumpur sepang my malaysia
KUM|Yakushima Airport|Yakushima|JP|30.386|130.659|Asia/Tokyo|yakushima jp japan
KUN|Kaunas Airport|Kaunas|LT|54.900|23.917|Europe/Vilnius|kaunas lt lithuania
KUO|Kuopio Airport|Kuopio|FI|63.009|27.789|Europe/Helsinki|kuopio fi finland
KUS|Kulusuk Airport|Kulusuk|GL|65.567|-37.117|America/Nuuk|kulusuk gl greenland
KUT|Kutaisi International Airport|Kopitnari|GE|42.176|42.483|Asia/Tbilisi|kutaisi kopitnari david builder ge georgia
KUU|Bhuntar Airport|Bhuntar|IN|31.983|77.100|Asia/Kolkata|bhuntar kullu manali in india
KUV|Gunsan Airport|Kunsan|KR|35.983|126.750|Asia/Seoul|gunsan kunsan air base kr south korea
KUW|Kugururok River Airport||US|67.967|-161.983|America/Anchorage|kugururok river us united states
KUY|Kamusi Airport|Kamusi|PG|-7.428|143.124|Pacific/Port_Moresby|kamusi pg papua new guinea
KUZ|Kuummiit Heliport|Kuummiut|GL|65.864|-36.998|America/Nuuk|kuummiit heliport kuummiut gl greenland
KVA|Kavala International Airport|Kavala|GR|40.913|24.620|Europe/Athens|kavala alexander great gr greece
KVC|King Cove Airport|King Cove|US|55.055|-162.313|America/Nome|king cove us united states
KVG|Kavieng Airport|Kavieng|PG|-2.581|150.807|Pacific/Port_Moresby|kavieng pg papua new guinea
KVL|Kivalina Airport|Kivalina|US|67.732|-164.547|America/Nome|kivalina us united states
KVM|Markovo Airport|Markovo|RU|64.665|170.414|Asia/Anadyr|markovo ru russia
KVO|Morava Airport|Kraljevo|RS|43.819|20.585|Europe/Belgrade|morava kraljevo rs serbia
KVX|Kirov Airport|Kirov|RU|58.500|49.350|Europe/Kirov|kirov pobedilovo ru russia
KWA|Kwajalein Airport|Kwajalein|MH|8.721|167.722|Pacific/Kwajalein|kwajalein bucholz army air field mh marshall islands
KWB|Dewadaru Airport|Karimunjawa|ID|-5.802|110.478|Asia/Jakarta|dewadaru karimunjawa id indonesia
KWE|Guiyang Longdongbao International Airport|Guiyang|CN|26.544|106.796|Asia/Shanghai|guiyang longdongbao cn china
KWG|Krivoy Rog Airport|Kryvyi Rih|UA|48.050|33.217|Europe/Kyiv|krivoy rog kryvyi rih ua ukraine
KWI|Kuwait International Airport|Kuwait City|KW|29.240|47.971|Asia/Kuwait|kuwait city kw
KWJ|Gwangju Airport|Gwangju|KR|35.140|126.810|Asia/Seoul|gwangju kr south korea
KWK|Kwigillingok Airport|Kwigillingok|US|59.833|-163.133|America/Nome|kwigillingok us united states
KWL|Guilin Liangjiang International Airport|Guilin|CN|25.218|110.047|Asia/Shanghai|guilin liangjiang cn china
KWM|Kowanyama Airport|Kowanyama|AU|-15.488|141.748|Australia/Brisbane|kowanyama au australia
KWN|Kwinhagak Airport|Quinhagak|US|59.751|-161.841|America/Anchorage|kwinhagak quinhagak us united states
KWP|West Point Village Sea Plane Base|West Point|US|57.770|-153.545|America/Anchorage|west point village sea plane base us united states
KWT|Kwethluk Airport|Kwethluk|US|60.809|-161.438|America/Anchorage|kwethluk us united states
KWZ|Kolwezi Airport|Kolwezi|CD|-10.767|25.507|Africa/Lubumbashi|kolwezi cd congo kinshasa
KXA|Kasaan Sea Plane Base|Kasaan|US|55.538|-132.396|America/Sitka|kasaan sea plane base us united states
KXB|Sangia Nibandera Airport|Kolaka|ID|-4.341|121.524|Asia/Makassar|sangia nibandera kolaka id indonesia
KXF|Koro Island Airport|Koro Island|FJ|-17.344|179.419|Pacific/Fiji|koro island fj fiji
KXK|Khurba Airport|Komsomolsk-on-Amur|RU|50.403|136.934|Asia/Vladivostok|khurba komsomolsk on amur ru russia
KXO|Kisoro Airport|Kisoro|UG|-1.283|29.719|Africa/Kampala|kisoro ug uganda
KYA|Konya Airport|Konya|TR|37.979|32.562|Europe/Istanbul|konya tr turkiye
KYD|Orchid Island Airport|Orchid Island|TW|22.083|121.500|Asia/Taipei|orchid island lanyu tw taiwan
KYK|Karluk Airport|Karluk|US|57.566|-154.450|America/Anchorage|karluk us united states
KYL|Port Largo Airport||US|25.067|-80.467|America/New_York|port largo us united states
KYP|Kyaukpyu Airport|Kyaukpyu|MM|19.429|93.535|Asia/Yangon|kyaukpyu mm myanmar burma
KYU|Koyukuk Airport|Koyukuk|US|64.878|-157.713|America/Anchorage|koyukuk us united states
KYZ|Kyzyl Airport|Kyzyl|RU|51.673|94.408|Asia/Krasnoyarsk|kyzyl ru russia
KZB|Zachar Bay Sea Plane Base|Zachar Bay|US|57.553|-153.747|America/Anchorage|zachar bay sea plane base us united states
KZH|Kizhuyak Airport||US|57.583|-153.150|America/Anchorage|kizhuyak us united states
KZI|Philippos Airport|Kozani|GR|40.289|21.842|Europe/Athens|philippos kozani state filippos gr greece
KZK|Kompong Thom Airport||KH|12.583|104.850|Asia/Phnom_Penh|kompong thom kh cambodia
KZN|Kazan International Airport|Kazan|RU|55.608|49.298|Europe/Moscow|kazan ru russia
KZO|Kzyl-Orda Airport|Kyzylorda|KZ|44.712|65.593|Asia/Qyzylorda|kzyl orda kyzylorda kz kazakhstan
KZR|Zafer Airport|Altıntaş|TR|39.120|30.117|Europe/Istanbul|zafer altintas tr turkiye
KZS|Kastellorizo Airport|Kastelorizo Island|GR|36.142|29.576|Europe/Athens|kastellorizo kastelorizo island gr greece
LAD|4 de Fevereiro International Airport|Luanda|AO|-8.848|13.235|Africa/Luanda|4 de fevereiro luanda quatro ao angola
LAE|Nadzab Airport|Lae|PG|-6.566|146.728|Pacific/Port_Moresby|nadzab lae pg papua new guinea
LAF|Purdue University Airport|West Lafayette|US|40.412|-86.934|America/Indiana/Indianapolis|purdue university west lafayette us united states
LAG|La Guaira Airport||VE|10.600|-66.933|America/Caracas|la guaira ve venezuela
LAJ|Correia Pinto Airport|Lages|BR|-27.782|-50.280|America/Sao_Paulo|correia pinto lages br brazil
LAK|Aklavik Airport|Aklavik|CA|68.222|-134.986|America/Inuvik|aklavik freddie carmichael ca canada
LAL|Lakeland Linder International Airport|Lakeland|US|27.989|-82.015|America/New_York|lakeland linder us united states
LAN|Capital Region International Airport|Lansing|US|42.776|-84.589|America/Detroit|capital region lansing city us united states
LAO|Laoag Airport|Laoag City|PH|18.182|120.534|Asia/Manila|laoag city ph philippines
LAP|Leon Airport|La Paz|MX|24.076|-110.368|America/Mazatlan|leon la paz manuel marquez mx mexico
LAQ|La Braq Airport|Al Albraq|LY|32.789|21.964|Africa/Tripoli|la braq al albraq abraq ly libya
LAR|General Brees Field|Laramie|US|41.314|-105.673|America/Denver|general brees field laramie regional us united states
LAS|Harry Reid International Airport|Las Vegas|US|36.081|-115.148|America/Los_Angeles|harry reid las vegas us united states
LAU|Lamu Airport|Lamu|KE|-2.250|40.912|Africa/Nairobi|lamu manda ke kenya
LAW|Lawton-Fort Sill Regional Airport|Lawton|US|34.570|-98.416|America/Chicago|lawton fort sill regional us united states
LAX|Los Angeles International Airport|Los Angeles|US|33.943|-118.408|America/Los_Angeles|los angeles us united states
LBA|Leeds Bradford Airport|Leeds|GB|53.869|-1.660|Europe/London|leeds bradford gb united kingdom
LBB|Lubbock Preston Smith International Airport|Lubbock|US|33.656|-101.822|America/Chicago|lubbock preston smith us united states
LBC|Luebeck-Blankensee Airport|Lübeck|DE|53.805|10.701|Europe/Berlin|luebeck blankensee lubeck de germany
LBD|Khujand Airport|Khujand|TJ|40.220|69.697|Asia/Dushanbe|khujand tj tajikistan
LBE|Arnold Palmer Regional Airport|Latrobe|US|40.273|-79.409|America/New_York|arnold palmer regional latrobe us united states
LBF|Lee Bird Field|North Platte|US|41.128|-100.697|America/Chicago|lee bird field north platte regional us united states
LBG|Le Bourget Airport|Paris|FR|48.964|2.442|Europe/Paris|le bourget paris fr france
LBH|Palm Beach Sea Plane Base|Sydney|AU|-33.587|151.324|Australia/Sydney|palm beach sea plane base sydney au australia
LBJ|Komodo Airport|Labuan Bajo|ID|-8.486|119.889|Asia/Makassar|komodo labuan bajo id indonesia
LBL|Liberal Municipal Airport|Liberal|US|37.044|-100.961|America/Chicago|liberal municipal mid america regional us united states
LBP|Long Banga Airfield|Long Banga|MY|3.200|115.400|Asia/Kuching|long banga my malaysia
LBR|Labrea Airport|Lábrea|BR|-7.250|-64.850|America/Manaus|labrea br brazil
LBS|Labasa Airport|Labasa|FJ|-16.466|179.338|Pacific/Fiji|labasa fj fiji
LBU|Labuan Airport|Labuan|MY|5.294|115.249|Asia/Kuching|labuan my malaysia
LBV|Libreville International Airport|Libreville|GA|0.457|9.410|Africa/Libreville|libreville leon ga gabon
LBW|Juvai Semaring Airport|Long Bawan|ID|3.903|115.692|Asia/Makassar|juvai semaring long bawan id indonesia
LCA|Larnaca International Airport|Larnaca|CY|34.871|33.608|Asia/Nicosia|larnaca cy cyprus
LCB|Pontes-e-Lacerda Airport|Pontes e Lacerda|BR|-15.193|-59.385|America/Cuiaba|pontes e lacerda br brazil
LCE|Goloson International Airport|La Ceiba|HN|15.741|-86.857|America/Tegucigalpa|goloson la ceiba hn honduras
LCG|A Coruna Airport|Culleredo|ES|43.302|-8.382|Europe/Madrid|a coruna culleredo es spain
LCH|Lake Charles Regional Airport|Lake Charles|US|30.123|-93.221|America/Chicago|lake charles regional us united states
LCJ|Lodz Wladyslaw Reymont Airport|Łódź|PL|51.722|19.398|Europe/Warsaw|lodz wladyslaw reymont łodz władysław pl poland
LCK|Rickenbacker International Airport|Columbus|US|39.818|-82.936|America/New_York|rickenbacker columbus us united states
LCR|La Chorrera Airport|La Chorrera|CO|-1.458|-72.802|America/Bogota|la chorrera co colombia
LCS|Longchuan Guangsong Airport|Dehong|CN|24.267|97.905|Asia/Shanghai|longchuan guangsong dehong cn china
LCX|Longyan Guanzhishan Airport|Longyan|CN|25.676|116.746|Asia/Shanghai|longyan guanzhishan cn china
LCY|London City Airport|London|GB|51.504|0.049|Europe/London|london city gb united kingdom
LDB|Londrina Airport|Londrina|BR|-23.328|-51.138|America/Sao_Paulo|londrina governador jose richa br brazil
LDE|Tarbes Ossun Lourdes Airport|Tarbes|FR|43.187|0.003|Europe/Paris|tarbes ossun lourdes pyrenees fr france
LDG|Leshukonskoye Airport|Leshukonskoye|RU|64.900|45.750|Europe/Moscow|leshukonskoye ru russia
LDH|Lord Howe Island Airport|Lord Howe Island|AU|-31.541|159.078|Australia/Lord_Howe|lord howe island au australia
LDS|Yichun Lindu Airport|Yichun|CN|47.752|129.019|Asia/Shanghai|yichun lindu cn china
LDU|Lahad Datu Airport|Lahad Datu|MY|5.035|118.326|Asia/Kuching|lahad datu my malaysia
LDX|Saint Laurent du Maroni Airport|Saint-Laurent-du-Maroni|GF|5.483|-54.050|America/Cayenne|saint laurent du maroni gf french guiana
LDY|City of Derry Airport|Derry|GB|55.041|-7.157|Europe/London|city derry gb united kingdom
LEA|Learmonth Airport|Exmouth|AU|-22.240|114.094|Australia/Perth|learmonth exmouth au australia
LEB|Lebanon Municipal Airport|Lebanon|US|43.629|-72.310|America/New_York|lebanon municipal us united states
LEC|Coronel Horacio de Mattos Airport|Lençóis|BR|-12.486|-41.274|America/Bahia|coronel horacio de mattos lencois br brazil
LED|Pulkovo Airport|St. Petersburg|RU|59.800|30.271|Europe/Moscow|pulkovo st petersburg ru russia
LEI|Almeria Airport|Almería|ES|36.848|-2.372|Europe/Madrid|almeria es spain
LEJ|Leipzig/Halle Airport|Leipzig|DE|51.420|12.221|Europe/Berlin|leipzig halle schkeuditz de germany
LEL|Lake Evella Airport||AU|-12.508|135.800|Australia/Darwin|lake evella au australia
LEN|Leon Airport|León|ES|42.591|-5.646|Europe/Madrid|leon es spain
LEP|Leopoldina Airport|Leopoldina|BR|-21.467|-42.667|America/Sao_Paulo|leopoldina br brazil
LEQ|Lands End Airport|Land's End|GB|50.103|-5.670|Europe/London|lands end land s gb united kingdom
LER|Leinster Airport||AU|-27.839|120.704|Australia/Perth|leinster au australia
LET|Gen. A.V. Cobo Airport|Leticia|CO|-4.196|-69.939|America/Bogota|gen a v cobo leticia alfredo vasquez co colombia
LEU|Andorra–La Seu d'Urgell Airport|La Seu d'Urgell Pyrenees and Andorra|ES|42.417|1.467|Europe/Madrid|andorra la seu d urgell pyrenees and es spain
LEV|Levuka Airfield|Bureta|FJ|-17.683|178.833|Pacific/Fiji|levuka bureta fj fiji
LEX|Blue Grass Airport|Lexington|US|38.038|-84.598|America/New_York|blue grass lexington us united states
LFH|Lanping Fenghua General Airport|Lanping Bai|CN|26.656|99.540|Asia/Shanghai|lanping fenghua general bai cn china
LFM|Lamerd Airport|Lamerd|IR|27.369|53.195|Asia/Tehran|lamerd ir iran
LFQ|Linfen Yaodu Airport|Linfen|CN|36.044|111.495|Asia/Shanghai|linfen yaodu cn china
LFT|Lafayette Regional Airport|Lafayette|US|30.209|-91.993|America/Chicago|lafayette regional us united states
LFW|Lome–Tokoin International Airport|Lomé|TG|6.167|1.250|Africa/Lome|lome tokoin tg togo
LGA|LaGuardia Airport|New York|US|40.774|-73.872|America/New_York|laguardia new york guardia us united states
LGB|Long Beach Airport|Long Beach|US|33.818|-118.144|America/Los_Angeles|long beach daugherty field us united states
LGG|Liege Airport|Liège|BE|50.643|5.460|Europe/Brussels|liege grace hollogne be belgium
LGI|Deadmans Cay Airport|Deadman's Cay|BS|23.179|-75.091|America/Nassau|deadmans cay deadman s bs bahamas
LGK|Langkawi International Airport|Langkawi|MY|6.342|99.731|Asia/Kuala_Lumpur|langkawi my malaysia
LGL|Long Lellang Airport|Long Datih|MY|3.421|115.154|Asia/Kuching|long lellang datih my malaysia
LGW|London Gatwick Airport|London|GB|51.151|-0.177|Europe/London|london gatwick gb united kingdom
LGZ|Shannan Longzi (Lhünzê) Airport|Shannan|CN|28.422|92.344|Asia/Shanghai|shannan longzi lhunze cn china
LHB|Lost Harbor Sea Port||US|54.233|-165.600|America/Nome|lost harbor sea port us united states
LHE|Allama Iqbal International Airport|Lahore|PK|31.521|74.403|Asia/Karachi|allama iqbal lahore pk pakistan
LHG|Lightning Ridge Airport||AU|-29.458|147.983|Australia/Sydney|lightning ridge au australia
LHR|London Heathrow Airport|London|GB|51.470|-0.454|Europe/London|london heathrow gb united kingdom
LHS|Las Heras Airport|Las Heras|AR|-46.539|-68.965|America/Argentina/Rio_Gallegos|las heras ar argentina
LHW|Lanzhou Zhongchuan Airport|Lanzhou|CN|36.509|103.618|Asia/Shanghai|lanzhou zhongchuan cn china
LIF|Lifou Airport|Lifou|NC|-20.767|167.250|Pacific/Noumea|lifou nc new caledonia
LIG|Bellegarde Airport|Limoges|FR|45.862|1.176|Europe/Paris|bellegarde limoges fr france
LIH|Lihue Airport|Lihue|US|21.978|-159.349|Pacific/Honolulu|lihue us united states
LIK|Likiep Airport|Likiep Island|MH|9.817|169.317|Pacific/Majuro|likiep island mh marshall islands
LIL|Lille Airport|Lille|FR|50.572|3.106|Europe/Paris|lille lesquin fr france
LIM|Jorge Chavez International Airport|Lima|PE|-12.025|-77.109|America/Lima|jorge chavez lima pe peru
LIN|Milano Linate Airport|Milan|IT|45.461|9.279|Europe/Rome|milano linate milan segrate it italy
LIO|Limon International Airport|Puerto Limon|CR|9.963|-83.026|America/Costa_Rica|limon puerto cr costa rica
LIR|Liberia Guanacaste Airport|Liberia|CR|10.600|-85.538|America/Costa_Rica|liberia guanacaste cr costa rica
LIS|Lisbon Portela Airport|Lisbon|PT|38.770|-9.128|Europe/Lisbon|lisbon portela humberto delgado pt portugal
LIT|Bill and Hillary Clinton National Airport|Little Rock|US|34.727|-92.221|America/Chicago|bill and hillary clinton national little rock adams field us united states
LIU|Linosa Heliport||IT|35.833|12.083|Europe/Rome|linosa heliport it italy
LIW|Loikaw Airport|Loikaw|MM|19.690|97.214|Asia/Yangon|loikaw mm myanmar burma
LJG|Lijiang Airport|Lijiang|CN|26.672|100.245|Asia/Shanghai|lijiang sanyi cn china
LJU|Ljubljana Joze Pucnik Airport|Ljubljana|SI|46.231|14.455|Europe/Ljubljana|ljubljana joze pucnik zgornji brnik si slovenia
LKA|Gewayantana Airport|Tiwatobi|ID|-8.274|123.001|Asia/Makassar|gewayantana tiwatobi id indonesia
LKB|Lakeba Airport|Lakeba Island|FJ|-18.199|-178.817|Pacific/Fiji|lakeba island fj fiji
LKE|Lake Union Sea Plane Base|Seattle|US|47.628|-122.339|America/Los_Angeles|lake union sea plane base seattle us united states
LKI|Lasikin Airport|Lubang|ID|2.410|96.326|Asia/Jakarta|lasikin lubang id indonesia
LKL|Lakselv Airport|Lakselv|NO|70.068|24.974|Europe/Oslo|lakselv banak no norway
LKM|Lolak Bolaang Mongondow Airport|Lolak|ID|0.889|124.033|Asia/Makassar|lolak bolaang mongondow id indonesia
LKN|Leknes Airport|Leknes|NO|68.154|13.615|Europe/Oslo|leknes no norway
LKO|Chaudhary Charan Singh International Airport|Lucknow|IN|26.764|80.884|Asia/Kolkata|chaudhary charan singh lucknow in india
LKS|Lakeside Airport||US|30.501|-98.147|America/Chicago|lakeside us united states
LKT|Lakota Airport||CI|5.833|-5.500|Africa/Abidjan|lakota ci cote d ivoire
LLA|Lulea Airport|Luleå|SE|65.548|22.122|Europe/Stockholm|lulea se sweden
LLB|Libo County Libo City Airport|Qiannan|CN|25.452|107.962|Asia/Shanghai|libo county city qiannan cn china
LLF|Yongzhou Lingling Airport|Yongzhou|CN|26.346|111.612|Asia/Shanghai|yongzhou lingling cn china
LLK|Lankaran International Airport|Lankaran|AZ|38.742|48.824|Asia/Baku|lankaran az azerbaijan
LLO|Lagaligo Airport|Palopo|ID|-3.085|120.245|Asia/Makassar|lagaligo palopo id indonesia
LLU|Alluitsup Paa Airport||GL|60.464|-45.569|America/Nuuk|alluitsup paa gl greenland
LLV|Luliang Dawu Airport|Lüliang|CN|37.683|111.143|Asia/Shanghai|luliang dawu cn china
LLW|Kamuzu International Airport|Lilongwe|MW|-13.780|33.780|Africa/Blantyre|kamuzu lilongwe mw malawi
LMA|Minchumina Intermediate Airport|Minchumina|US|63.869|-152.286|America/Anchorage|minchumina intermediate us united states
LMC|Lamacarena Airport|La Macarena|CO|2.179|-73.788|America/Bogota|lamacarena la macarena co colombia
LME|Arnage Airport|Le Mans|FR|47.948|0.201|Europe/Paris|arnage le mans fr france
LMM|Los Mochis International Airport|Los Mochis|MX|25.817|-108.983|America/Mazatlan|los mochis valle del fuerte mx mexico
LMN|Limbang Airport|Limbang|MY|4.667|115.000|Asia/Kuching|limbang my malaysia
LMP|Lampedusa Airport|Lampedusa|IT|35.500|12.617|Europe/Rome|lampedusa it italy
LMY|Lake Murray Airport|Lake Murray|PG|-7.010|141.494|Pacific/Port_Moresby|lake murray pg papua new guinea
LMZ|Palma Airport|Palma|MZ|-10.767|40.483|Africa/Maputo|palma mz mozambique
LNB|Lamen Bay Airport|Lamen Bay|VU|-16.583|168.183|Pacific/Efate|lamen bay vu vanuatu
LNE|Lonorore Airport|Lonorore|VU|-15.860|168.170|Pacific/Efate|lonorore vu vanuatu
LNJ|Lincang Airport|Lincang|CN|23.744|100.026|Asia/Shanghai|lincang boshang cn china
LNK|Lincoln Airport|Lincoln|US|40.846|-96.755|America/Chicago|lincoln us united states
LNL|Longnan Chengxian Airport|Longnan|CN|33.788|105.797|Asia/Shanghai|longnan chengxian chengzhou cn china
LNO|Leonora Airport|Leonora|AU|-28.879|121.317|Australia/Perth|leonora au australia
LNS|Lancaster Airport (Pennsylvania)|Lancaster|US|40.121|-76.300|America/New_York|lancaster pennsylvania us united states
LNU|Robert Atty Bessing Airport|Malinau|ID|3.575|116.620|Asia/Makassar|robert atty bessing malinau id indonesia
LNV|Lihir Island Airport|Londolovit|PG|-3.043|152.627|Pacific/Port_Moresby|lihir island londolovit pg papua new guinea
LNX|Smolensk Airport|Smolensk|RU|54.800|32.050|Europe/Moscow|smolensk north ru russia
LNY|Lanai Airport|Lanai City|US|20.790|-156.950|Pacific/Honolulu|lanai city us united states
LNZ|Linz Airport|Linz|AT|48.240|14.193|Europe/Vienna|linz horsching vogler air base at austria
LOD|Longana Airport|Longana|VU|-15.317|167.967|Pacific/Efate|longana vu vanuatu
LOE|Loei Airport||TH|17.438|101.722|Asia/Bangkok|loei th thailand
LOH|Camilo Ponce|La Toma|EC|-4.108|-79.392|America/Guayaquil|camilo ponce la toma ec ecuador
LOP|Zainuddin Abdul Madjid International Airport|Mataram|ID|-8.762|116.274|Asia/Makassar|zainuddin abdul madjid mataram lombok id indonesia
LOR|Lowe Army Heliport|Fort Rucker Ozark|US|31.356|-85.751|America/Chicago|lowe army heliport fort rucker ozark us united states
LOS|Murtala Muhammed International Airport|Lagos|NG|6.577|3.321|Africa/Lagos|murtala muhammed lagos ng nigeria
LPA|Gran Canaria Airport|Gran Canaria Island|ES|27.932|-15.385|Atlantic/Canary|gran canaria island es spain
LPB|El Alto International Airport|La Paz|BO|-16.509|-68.177|America/La_Paz|el alto la paz bo bolivia
LPD|La Pedrera Airport|La Pedrera|CO|-1.300|-69.717|America/Bogota|la pedrera co colombia
LPF|Liupanshui Yuezhao Airport|Liupanshui|CN|26.606|104.971|Asia/Shanghai|liupanshui yuezhao cn china
LPH|Lochgilphead Heliport||GB|56.050|-5.433|Europe/London|lochgilphead heliport gb united kingdom
LPI|Linkoping City Airport|Linköping|SE|58.407|15.657|Europe/Stockholm|linkoping city se sweden
LPK|Lipetsk Airport|Lipetsk|RU|52.703|39.538|Europe/Moscow|lipetsk ru russia
LPL|Liverpool John Lennon Airport|Liverpool|GB|53.338|-2.855|Europe/London|liverpool john lennon gb united kingdom
LPM|Lamap Airport|Lamap|VU|-16.467|167.817|Pacific/Efate|lamap vu vanuatu
LPP|Lappeenranta Airport|Lappeenranta|FI|61.044|28.155|Europe/Helsinki|lappeenranta fi finland
LPQ|Luang Prabang International Airport|Luang Phabang|LA|19.897|102.164|Asia/Vientiane|luang prabang phabang la laos
LPS|Lopez Island Airport|Lopez|US|48.483|-122.936|America/Los_Angeles|lopez island us united states
LPT|Lampang Airport||TH|18.274|99.507|Asia/Bangkok|lampang th thailand
LPU|Long Apung Airport|Long Apung-Borneo Island|ID|1.707|114.970|Asia/Makassar|long apung borneo island id indonesia
LPW|Little Port Walter Airport||US|56.383|-134.833|America/Sitka|little port walter us united states
LPY|Loudes Airport|Le Puy|FR|45.083|3.767|Europe/Paris|loudes le puy chaspuzac fr france
LQM|Puerto Leguizamo Airport|Puerto Leguízamo|CO|-0.182|-74.771|America/Bogota|puerto leguizamo co colombia
LRD|Laredo International Airport|Laredo|US|27.544|-99.455|America/Chicago|laredo us united states
LRE|Longreach Airport|Longreach|AU|-23.439|144.271|Australia/Brisbane|longreach au australia
LRH|Laleu Airport|La Rochelle|FR|46.181|-1.186|Europe/Paris|laleu la rochelle ile fr france
LRM|La Romana Airport|La Romana|DO|18.417|-68.900|America/Santo_Domingo|la romana casa campo do dominican republic
LRN|Larson Air Force Base||US|47.133|-119.283|America/Los_Angeles|larson air force base us united states
LRO|Sharpe Army Air Field||US|39.550|-94.333|America/Chicago|sharpe army air field us united states
LRR|Lar Airport|Lar|IR|27.670|54.383|Asia/Tehran|lar ir iran
LRS|Leros Airport|Leros Island|GR|37.185|26.800|Europe/Athens|leros island gr greece
LRT|Lann Bihoue Airport|Lorient|FR|47.754|-3.436|Europe/Paris|lann bihoue lorient south brittany bretagne sud fr france
LRU|Las Cruces Municipal Airport|Las Cruces|US|32.291|-106.922|America/Denver|las cruces municipal us united states
LRV|Los Roques Airport|Gran Roque Island|VE|11.858|-66.750|America/Caracas|los roques gran roque island ve venezuela
LSA|Losuia Airport|Losuia|PG|-8.364|151.025|Pacific/Port_Moresby|losuia pg papua new guinea
LSC|La Florida Airport|La Serena-Coquimbo|CL|-29.917|-71.204|America/Santiago|la florida serena coquimbo cl chile
LSD|Lexington Creech Heliport||US|38.082|-84.318|America/New_York|lexington creech heliport us united states
LSE|La Crosse Regional Airport|La Crosse|US|43.875|-91.264|America/Chicago|la crosse regional us united states
LSG|Leshan Airport||CN|29.439|103.749|Asia/Shanghai|leshan cn china
LSH|Lashio Airport|Lashio|MM|22.967|97.750|Asia/Yangon|lashio mm myanmar burma
LSI|Sumburgh Airport|Lerwick|GB|59.878|-1.287|Europe/London|sumburgh lerwick gb united kingdom
LSP|Josefa Camejo Airport|Paraguaná|VE|11.777|-70.150|America/Caracas|josefa camejo paraguana ve venezuela
LSR|Alas Leuser Airport|Kutacane|ID|3.392|97.864|Asia/Jakarta|alas leuser kutacane id indonesia
LST|Launceston Airport|Launceston|AU|-41.544|147.205|Australia/Hobart|launceston au australia
LSW|Malikus Saleh Airport|Lhok Seumawe-Sumatra Island|ID|5.227|96.950|Asia/Jakarta|malikus saleh lhok seumawe sumatra island id indonesia
LSY|Lismore Airport|Lismore|AU|-28.837|153.263|Australia/Sydney|lismore au australia
LTI|Altai Airport|Altai|MN|46.376|96.221|Asia/Ulaanbaatar|altai mn mongolia
LTM|Lethem Airport|Lethem|GY|3.372|-59.790|America/Guyana|lethem gy guyana
LTN|London Luton Airport|London|GB|51.880|-0.376|Europe/London|london luton gb united kingdom
LTO|Loreto Airport|Loreto|MX|25.983|-111.350|America/Mazatlan|loreto mx mexico
LTT|La Mole Airport||FR|43.206|6.483|Europe/Paris|la mole fr france
LTU|Latur Airport|Latur|IN|18.410|76.466|Asia/Kolkata|latur murod kond in india
LTX|Cotopaxi International Airport|Latacunga|EC|-0.918|-78.616|America/Guayaquil|cotopaxi latacunga ec ecuador
LUA|Tenzing-Hillary Airport|Lukla|NP|27.688|86.732|Asia/Kathmandu|tenzing hillary lukla np nepal
LUD|Luderitz Airport|Luderitz|NA|-26.686|15.244|Africa/Windhoek|luderitz na namibia
LUG|Lugano Airport|Lugano|CH|46.002|8.910|Europe/Zurich|lugano agno ch switzerland
LUJ|Lusikisiki Airport|Lusikisiki|ZA|-31.367|29.583|Africa/Johannesburg|lusikisiki za south africa
LUK|Cincinnati Municipal Lunken Airport|Cincinnati|US|39.103|-84.427|America/New_York|cincinnati municipal lunken field us united states
LUM|Dehong Mangshi Airport|Dehong|CN|24.405|98.532|Asia/Shanghai|dehong mangshi cn china
LUN|Kenneth Kaunda International Airport|Lusaka|ZM|-15.326|28.446|Africa/Lusaka|kenneth kaunda lusaka zm zambia
LUP|Kalaupapa Airport|Kalaupapa|US|21.211|-156.974|Pacific/Honolulu|kalaupapa us united states
LUQ|D. Cesar Raul Ojeda Airport|San Luis|AR|-33.274|-66.359|America/Argentina/San_Luis|d cesar raul ojeda san luis brigadier mayor ar argentina
LUR|Cape Lisburne Airport|Cape Lisburne|US|68.876|-166.107|America/Nome|cape lisburne lrrs us united states
LUV|Langgur Airport|Langgur|ID|-5.667|132.717|Asia/Jayapura|langgur karel sadsuitubun id indonesia
LUX|Luxembourg Airport|Luxembourg|LU|49.631|6.210|Europe/Luxembourg|luxembourg findel lu
LUZ|Lublin Airport|Lublin|PL|51.232|22.690|Europe/Warsaw|lublin pl poland
LVI|Harry Mwaanga Nkumbula International Airport|Livingstone|ZM|-17.821|25.822|Africa/Lusaka|harry mwaanga nkumbula livingstone mwanga zm zambia
LVO|Laverton Airport|Laverton|AU|-28.614|122.423|Australia/Perth|laverton au australia
LWB|Greenbrier Valley Airport|Lewisburg|US|37.860|-80.399|America/New_York|greenbrier valley lewisburg us united states
LWK|Lerwick/Tingwall Airport|Lerwick|GB|60.189|-1.245|Europe/London|lerwick tingwall gb united kingdom
LWN|Shirak Airport|Gyumri|AM|40.717|43.833|Asia/Yerevan|shirak gyumri am armenia
LWO|Lviv International Airport|Lviv|UA|49.812|23.959|Europe/Kyiv|lviv ua ukraine
LWS|Lewiston-Nez Perce County Regional Airport|Lewiston|US|46.375|-117.014|America/Los_Angeles|lewiston nez perce county regional us united states
LWY|Lawas Airport|Lawas|MY|4.847|115.407|Asia/Kuching|lawas my malaysia
LXA|Lhasa Gonggar Airport|Shannan|CN|29.293|90.901|Asia/Shanghai|lhasa gonggar shannan cn china
LXG|Luang Namtha Airport|Luang Namtha|LA|21.050|101.467|Asia/Vientiane|luang namtha la laos
LXI|Linxi Airport||CN|43.600|118.033|Asia/Shanghai|linxi cn china
LXR|Luxor International Airport|Luxor|EG|25.675|32.700|Africa/Cairo|luxor eg egypt
LXS|Limnos Airport|Limnos Island|GR|39.924|25.233|Europe/Athens|limnos island gr greece
LYA|Luoyang Beijiao Airport|Luoyang|CN|34.736|112.385|Asia/Shanghai|luoyang beijiao cn china
LYC|Lycksele Airport|Lycksele|SE|64.551|18.710|Europe/Stockholm|lycksele se sweden
LYG|Lianyungang Huaguoshan International Airport|Lianyungang|CN|34.413|119.177|Asia/Shanghai|lianyungang huaguoshan cn china
LYH|Preston-Glenn Field|Lynchburg|US|37.327|-79.201|America/New_York|preston glenn field lynchburg regional us united states
LYI|Linyi Qiyang Airport|Linyi|CN|35.047|118.407|Asia/Shanghai|linyi qiyang cn china
LYP|Faisalabad Airport|Faisalabad|PK|31.363|72.988|Asia/Karachi|faisalabad pk pakistan
LYS|Lyon Saint-Exupery Airport|Lyon|FR|45.721|5.080|Europe/Paris|lyon saint exupery colombier saugnieu fr france
LZG|Langzhong Gucheng Airport|Nanchong|CN|31.504|106.035|Asia/Shanghai|langzhong gucheng nanchong cn china
LZH|Liuzhou Airport|Liuzhou|CN|24.206|109.398|Asia/Shanghai|liuzhou bailian air base cn china
LZN|Matsu Nangan Airport|Matsu|TW|26.159|119.958|Asia/Taipei|matsu nangan tw taiwan
LZO|Luzhou Yunlong Airport|Luzhou|CN|29.030|105.470|Asia/Shanghai|luzhou yunlong cn china
LZY|Nyingchi Mainling Airport|Nyingchi|CN|29.309|94.336|Asia/Shanghai|nyingchi mainling cn china
MAA|Chennai International Airport|Chennai|IN|12.982|80.164|Asia/Kolkata|chennai in india
MAB|Maraba Airport|Marabá|BR|-5.367|-49.167|America/Belem|maraba joao correa rocha br brazil
MAD|Madrid-Barajas Airport|Madrid|ES|40.490|-3.564|Europe/Madrid|madrid barajas adolfo suarez es spain
MAF|Midland International Airport|Midland|US|31.937|-102.208|America/Chicago|midland air and space port us united states
MAG|Madang Airport|Madang|PG|-5.211|145.788|Pacific/Port_Moresby|madang pg papua new guinea
MAH|Menorca Airport|Mahón|ES|39.865|4.224|Europe/Madrid|menorca mahon es spain
MAJ|Amata Kabua International Airport|Majuro Atoll|MH|7.069|171.283|Pacific/Majuro|amata kabua majuro atoll marshall islands mh
MAM|Matamoros Airport|Matamoros|MX|25.770|-97.524|America/Matamoros|matamoros general servando canales mx mexico
MAN|Manchester Airport|Manchester|GB|53.363|-2.273|Europe/London|manchester gb united kingdom
MAO|Manaus International Airport – Eduardo Gomes|Manaus|BR|-3.031|-60.046|America/Manaus|manaus eduardo gomes br brazil
MAQ|Mae Sot Airport||TH|16.701|98.543|Asia/Bangkok|mae sot th thailand
MAR|La Chinita International Airport|Maracaibo|VE|10.556|-71.724|America/Caracas|la chinita maracaibo ve venezuela
MAS|Momote Airport|Manus Island|PG|-2.057|147.424|Pacific/Port_Moresby|momote manus island pg papua new guinea
MAU|Maupiti Airport||PF|-16.427|-152.242|Pacific/Tahiti|maupiti pf french polynesia
MAZ|Eugenio M. De Hostos Airport|Mayaguez|PR|18.258|-67.149|America/Puerto_Rico|eugenio m de hostos mayaguez maria pr puerto rico
MBA|Moi International Airport|Mombasa|KE|-4.033|39.603|Africa/Nairobi|moi mombasa ke kenya
MBD|Mafikeng Airport|Mafeking|ZA|-25.805|25.543|Africa/Johannesburg|mafikeng mafeking mmabatho za south africa
MBE|Monbetsu Airport|Monbetsu|JP|44.267|143.383|Asia/Tokyo|monbetsu jp japan
MBI|Songwe Airport|Mbeya|TZ|-8.920|33.274|Africa/Dar_es_Salaam|songwe mbeya tz tanzania
MBJ|Sangster International Airport|Montego Bay|JM|18.498|-77.917|America/Jamaica|sangster montego bay jm jamaica
MBL|Blacker Airport|Manistee|US|44.274|-86.253|America/Detroit|blacker manistee us united states
MBS|MBS International Airport|Saginaw|US|43.533|-84.091|America/Detroit|mbs saginaw us united states
MBT|Masbate Airport|Masbate|PH|12.370|123.630|Asia/Manila|masbate moises espinosa ph philippines
MBW|Moorabbin Airport|Melbourne|AU|-37.976|145.102|Australia/Melbourne|moorabbin melbourne au australia
MCE|Merced Municipal Airport|Merced|US|37.285|-120.513|America/Los_Angeles|merced municipal regional macready field us united states
MCG|McGrath Airport|McGrath|US|62.951|-155.602|America/Anchorage|mcgrath us united states
MCI|Kansas City International Airport|Kansas City|US|39.294|-94.720|America/Chicago|kansas city us united states
MCK|Mc Cook Airport|Mc Cook|US|40.264|-100.668|America/Chicago|mc cook mccook ben nelson regional us united states
MCM|Monaco Heliport|Fontvieille|MC|43.726|7.420|Europe/Monaco|monaco heliport fontvieille mc
MCN|Middle Georgia Regional Airport|Macon|US|32.702|-83.649|America/New_York|middle georgia regional macon us united states
MCO|Orlando International Airport|Orlando|US|28.432|-81.308|America/New_York|orlando us united states
MCP|Macapa International Airport|Macapá|BR|0.050|-51.068|America/Belem|macapa alberto alcolumbre br brazil
MCR|Melchor De Menco Airport||GT|17.000|-92.008|America/Mexico_City|melchor de menco gt guatemala
MCT|Muscat International Airport|Muscat|OM|23.601|58.284|Asia/Muscat|muscat om oman
MCV|Mcarthur River Airport|McArthur River Mine|AU|-16.467|136.095|Australia/Darwin|mcarthur river mine au australia
MCW|Mason City Airport|Clear Lake|US|43.157|-93.329|America/Chicago|mason city clear lake municipal us united states
MCX|Makhachkala Airport|Makhachkala|RU|42.821|47.656|Europe/Moscow|makhachkala uytash ru russia
MCY|Sunshine Coast Airport|Maroochydore|AU|-26.605|153.088|Australia/Brisbane|sunshine coast maroochydore au australia
MCZ|Maceio-Zumbi dos Palmares International Airport|Maceió|BR|-9.514|-35.792|America/Maceio|maceio zumbi dos palmares br brazil
MDA|Martindale Army Air Field|San Antonio|US|29.433|-98.377|America/Chicago|martindale army air field san antonio us united states
MDC|Sam Ratulangi International Airport|Manado|ID|1.544|124.922|Asia/Makassar|sam ratulangi manado id indonesia
MDE|Jose Maria Cordova International Airport|Medellín|CO|6.171|-75.428|America/Bogota|jose maria cordova medellin co colombia
MDG|Mudanjiang Hailang International Airport|Mudanjiang|CN|44.535|129.584|Asia/Shanghai|mudanjiang hailang cn china
MDI|Makurdi Airport|Makurdi|NG|7.750|8.533|Africa/Lagos|makurdi ng nigeria
MDK|Mbandaka Airport|Mbandaka|CD|0.022|18.289|Africa/Kinshasa|mbandaka cd congo kinshasa
MDL|Mandalay International Airport|Mandalay|MM|21.705|95.972|Asia/Yangon|mandalay mm myanmar burma
MDQ|Astor Piazzolla International Airport|Mar del Plata|AR|-37.935|-57.572|America/Argentina/Buenos_Aires|astor piazzolla mar del plata piazzola ar argentina
MDT|Harrisburg International Airport|Harrisburg|US|40.196|-76.756|America/New_York|harrisburg us united states
MDU|Mendi Airport|Mendi|PG|-6.159|143.650|Pacific/Port_Moresby|mendi pg papua new guinea
MDW|Chicago Midway International Airport|Chicago|US|41.788|-87.741|America/Chicago|chicago midway us united states
MDZ|El Plumerillo International Airport|Mendoza|AR|-32.828|-68.799|America/Argentina/Mendoza|el plumerillo mendoza ar argentina
MEB|Essendon Airport|Essendon Fields|AU|-37.730|144.901|Australia/Melbourne|essendon fields melbourne au australia
MEC|Manta Airport|Manta|EC|-0.953|-80.684|America/Guayaquil|manta eloy alfaro ec ecuador
MED|Prince Mohammad Bin Abdulaziz International Airport|Medina|SA|24.544|39.699|Asia/Riyadh|prince mohammad bin abdulaziz medina sa saudi arabia
MEE|Mare Airport|Maré|NC|-21.482|168.036|Pacific/Noumea|mare nc new caledonia
MEG|Malanje Airport|Malanje|AO|-9.526|16.319|Africa/Luanda|malanje ao angola
MEH|Mehamn Airport|Mehamn|NO|71.033|27.833|Europe/Oslo|mehamn no norway
MEI|Key Field|Meridian|US|32.337|-88.749|America/Chicago|key field meridian regional us united states
MEL|Melbourne Airport|Melbourne|AU|-37.670|144.850|Australia/Melbourne|melbourne au australia
MEM|Memphis International Airport|Memphis|US|35.045|-89.982|America/Chicago|memphis us united states
MEQ|Cut Nyak Dhien Airport|Kuala Pesisir|ID|4.150|96.117|Asia/Jakarta|cut nyak dhien kuala pesisir id indonesia
MEX|Mexico City International Airport|Ciudad de México|MX|19.435|-99.073|America/Mexico_City|mexico city ciudad de internacional lic benito juarez mx
MFA|Mafia Island Airport|Kilindoni|TZ|-7.918|39.669|Africa/Dar_es_Salaam|mafia island kilindoni tz tanzania
MFE|McAllen International Airport|McAllen|US|26.181|-98.240|America/Chicago|mcallen miller us united states
MFJ|Moala Airport|Moala|FJ|-18.567|179.933|Pacific/Fiji|moala fj fiji
MFK|Matsu Beigan Airport|Matsu|TW|26.224|120.001|Asia/Taipei|matsu beigan tw taiwan
MFM|Macau International Airport|Nossa Senhora do Carmo|MO|22.157|113.573|Asia/Macau|macau nossa senhora do carmo mo macao sar china
MFR|Rogue Valley International-Medford Airport|Medford|US|42.369|-122.873|America/Los_Angeles|rogue valley medford us united states
MFU|Mfuwe Airport|Mfuwe|ZM|-13.267|31.933|Africa/Lusaka|mfuwe zm zambia
MGA|Augusto C Sandino International Airport|Managua|NI|12.145|-86.171|America/Managua|augusto c sandino managua ni nicaragua
MGB|Mount Gambier Airport|Mount Gambier|AU|-37.744|140.783|Australia/Adelaide|mount gambier au australia
MGF|Regional De Maringa|Maringá|BR|-23.479|-52.012|America/Sao_Paulo|regional de maringa silvio name junior br brazil
MGH|Margate Airport|Margate|ZA|-30.858|30.344|Africa/Johannesburg|margate za south africa
MGM|Montgomery Regional Airport|Montgomery|US|32.305|-86.390|America/Chicago|montgomery regional dannelly field us united states
MGQ|Aden Adde International Airport|Mogadishu|SO|2.013|45.313|Africa/Mogadishu|aden adde mogadishu so somalia
MGT|Milingimbi Airport|Milingimbi Island|AU|-12.094|134.894|Australia/Darwin|milingimbi island au australia
MGW|Morgantown Airport|Morgantown|US|39.643|-79.916|America/New_York|morgantown municipal walter bill hart field us united states
MGZ|Myeik Airport|Mkeik|MM|12.450|98.617|Asia/Yangon|myeik mkeik mm myanmar burma
MHB|Mechanics Bay Heliport|Auckland City|NZ|-36.847|174.788|Pacific/Auckland|mechanics bay heliport auckland city nz new zealand
MHC|Mocopulli Airport|Dalcahue|CL|-42.346|-73.714|America/Santiago|mocopulli dalcahue cl chile
MHD|Mashhad International Airport|Mashhad|IR|36.227|59.642|Asia/Tehran|mashhad ir iran
MHG|Mannheim City Airport|Mannheim|DE|49.477|8.521|Europe/Berlin|mannheim city de germany
MHH|Marsh Harbour International Airport|Marsh Harbour|BS|26.513|-77.077|America/Nassau|marsh harbour leonard thompson bs bahamas
MHJ|Misrak Gashamo Airport||ET|8.133|45.283|Africa/Addis_Ababa|misrak gashamo et ethiopia
MHK|Manhattan Regional Airport|Manhattan|US|39.142|-96.669|America/Chicago|manhattan regional us united states
MHM|Malaita Manaoba Island Baenalu Airport|Manaoba|SB|-8.325|160.801|Pacific/Guadalcanal|malaita manaoba island baenalu sb solomon islands
MHT|Manchester Boston Regional Airport|Manchester|US|42.928|-71.438|America/New_York|manchester boston regional us united states
MHU|Mount Hotham|Mount Hotham|AU|-37.183|147.342|Australia/Melbourne|mount hotham au australia
MHX|Manihiki Island Airport|Manihiki Island|CK|-10.367|-161.000|Pacific/Rarotonga|manihiki island ck cook islands
MIA|Miami International Airport|Miami|US|25.796|-80.278|America/New_York|miami us united states
MID|Manuel Crescencio Rejon International Airport|Ciudad de Mérida|MX|20.934|-89.664|America/Merida|manuel crescencio rejon ciudad de merida internacional mx mexico
MIG|Mianyang Nanjiao Airport|Mianyang|CN|31.428|104.747|Asia/Shanghai|mianyang nanjiao cn china
MII|Frank Miloye Milenkovich State Airport|Marília|BR|-22.200|-49.933|America/Sao_Paulo|frank miloye milenkovich state marilia milenkowichi br brazil
MIJ|Mili Island Airport|Mili Island|MH|6.083|171.750|Pacific/Majuro|mili island mh marshall islands
MIM|Merimbula Airport|Merimbula|AU|-36.910|149.902|Australia/Sydney|merimbula au australia
MIP|Mitspeh Ramon Airport|Beersheba|IL|30.776|34.667|Asia/Jerusalem|mitspeh ramon beersheba air base il israel
MIR|Habib Bourguiba International Airport|Monastir|TN|35.761|10.753|Africa/Tunis|habib bourguiba monastir tn tunisia
MIS|Misima Island Airport|Misima Island|PG|-10.689|152.838|Pacific/Port_Moresby|misima island pg papua new guinea
MIU|Maiduguri International Airport|Maiduguri|NG|11.855|13.083|Africa/Lagos|maiduguri ng nigeria
MJF|Kjaerstad Airport|Mosjøen|NO|65.784|13.218|Europe/Oslo|kjaerstad mosjoen no norway
MJI|Mitiga International Airport|Tripoli|LY|32.897|13.278|Africa/Tripoli|mitiga tripoli ly libya
MJK|Shark Bay Airport|Denham|AU|-25.888|113.577|Australia/Perth|shark bay denham au australia
MJM|Mbuji Mayi Airport|Mbuji Mayi|CD|-6.150|23.633|Africa/Lubumbashi|mbuji mayi cd congo kinshasa
MJN|Amborovy Airport|Mahajanga|MG|-15.666|46.353|Indian/Antananarivo|amborovy mahajanga mg madagascar
MJT|Mytilene International Airport|Mytilene|GR|39.054|26.603|Europe/Athens|mytilene gr greece
MJZ|Mirnyj Airport|Mirny|RU|62.533|114.033|Asia/Yakutsk|mirnyj mirny ru russia
MKE|Milwaukee Mitchell International Airport|Milwaukee|US|42.948|-87.903|America/Chicago|milwaukee mitchell general us united states
MKG|Muskegon Airport|Muskegon|US|43.171|-86.237|America/Detroit|muskegon county us united states
MKK|Molokai Airport|Kaunakakai|US|21.155|-157.093|Pacific/Honolulu|molokai kaunakakai us united states
MKL|McKellar–Sipes Regional Airport|Jackson|US|35.601|-88.915|America/Chicago|mckellar sipes regional jackson us united states
MKM|Mukah Airport|Mukah|MY|2.907|112.080|Asia/Kuching|mukah my malaysia
MKP|Makemo Airport|Makemo|PF|-16.588|-143.654|Pacific/Tahiti|makemo pf french polynesia
MKQ|Mopah Airport|Merauke|ID|-8.520|140.419|Asia/Jayapura|mopah merauke id indonesia
MKR|Meekatharra Airport||AU|-26.611|118.546|Australia/Perth|meekatharra au australia
MKU|Makokou Airport|Makokou|GA|0.559|12.861|Africa/Libreville|makokou ga gabon
MKW|Rendani Airport|Manokwari|ID|-0.893|134.053|Asia/Jayapura|rendani manokwari id indonesia
MKY|Mackay Airport|Mackay|AU|-21.176|149.182|Australia/Brisbane|mackay au australia
MLA|Malta International Airport|Valletta|MT|35.850|14.495|Europe/Malta|malta valletta mt
MLB|Orlando Melbourne International Airport|Melbourne|US|28.102|-80.630|America/New_York|orlando melbourne us united states
MLE|Velana International Airport|Malé|MV|4.187|73.531|Indian/Maldives|velana male mv maldives
MLG|Abdul Rachman Saleh Airport|Malang|ID|-7.927|112.714|Asia/Jakarta|abdul rachman saleh malang id indonesia
MLI|Quad City International Airport|Moline|US|41.454|-90.506|America/Chicago|quad city moline us united states
MLL|Marshall Don Hunter Sr. Airport|Marshall|US|61.864|-162.026|America/Nome|marshall don hunter sr us united states
MLM|Morelia International Airport|Morelia|MX|19.844|-101.027|America/Mexico_City|morelia general francisco mujica mx mexico
MLN|Melilla Airport|Melilla|ES|35.277|-2.957|Africa/Ceuta|melilla es spain
MLO|Milos Airport|Milos Island|GR|36.696|24.475|Europe/Athens|milos island gr greece
MLU|Monroe Regional Airport|Monroe|US|32.512|-92.044|America/Chicago|monroe regional us united states
MLW|Spriggs Payne Airport|Monrovia|LR|6.289|-10.758|Africa/Monrovia|spriggs payne monrovia lr liberia
MLX|Malatya Airport|Malatya|TR|38.354|38.254|Europe/Istanbul|malatya erhac tr turkiye
MLY|Manley Hot Springs Airport|Manley Hot Springs|US|64.997|-150.643|America/Anchorage|manley hot springs us united states
MMB|Memanbetsu Airport|Ōzora|JP|43.881|144.160|Asia/Tokyo|memanbetsu ozora jp japan
MMD|Minamidaito Airport|Minamidaito|JP|25.846|131.264|Asia/Tokyo|minamidaito jp japan
MME|Teesside International Airport|Darlington|GB|54.512|-1.434|Europe/London|teesside darlington gb united kingdom
MMG|Mount Magnet Airport||AU|-28.116|117.843|Australia/Perth|mount magnet au australia
MMH|Mammoth Lakes Airport|Mammoth Lakes|US|37.631|-118.851|America/Los_Angeles|mammoth lakes us united states
MMJ|Matsumoto Airport|Matsumoto|JP|36.233|137.967|Asia/Tokyo|matsumoto shinshu jp japan
MMK|Murmansk Airport|Murmansk|RU|68.785|32.759|Europe/Moscow|murmansk ru russia
MMO|Vila Do Maio Airport|Vila do Maio|CV|15.250|-23.167|Atlantic/Cape_Verde|vila do maio cv cape verde
MMR|Camp Maybry Army Heliport||US|30.325|-97.761|America/Chicago|camp maybry army heliport us united states
MMW|Moma Airport||MZ|-16.783|39.067|Africa/Maputo|moma mz mozambique
MMX|Malmo Airport|Malmö|SE|55.539|13.364|Europe/Stockholm|malmo sturup se sweden
MMY|Miyako Airport|Miyako City|JP|24.779|125.298|Asia/Tokyo|miyako city jp japan
MMZ|Maimana Airport|Maymana|AF|35.925|64.766|Asia/Kabul|maimana maymana zahiraddin faryabi af afghanistan
MNF|Mana Island Airstrip|Mana Island|FJ|-17.633|177.117|Pacific/Fiji|mana island airstrip fj fiji
MNG|Maningrida Airport|Maningrida|AU|-12.055|134.232|Australia/Darwin|maningrida au australia
MNI|John A. Osborne Airport|Gerald's Park|MS|16.791|-62.193|America/Montserrat|john a osborne gerald s park ms montserrat
MNJ|Mananjary Airport|Mananjary|MG|-21.207|48.357|Indian/Antananarivo|mananjary mg madagascar
MNL|Ninoy Aquino International Airport|Manila|PH|14.511|121.019|Asia/Manila|ninoy aquino manila ph philippines
MNU|Mawlamyine Airport|Mawlamyine|MM|16.445|97.661|Asia/Yangon|mawlamyine mm myanmar burma
MNX|Manicore Airport|Manicoré|BR|-5.817|-61.283|America/Manaus|manicore br brazil
MNY|Mono Airport|Stirling Island|SB|-7.417|155.565|Pacific/Guadalcanal|mono stirling island sb solomon islands
MOB|Mobile Regional Airport|Mobile|US|30.681|-88.245|America/Chicago|mobile regional us united states
MOC|Montes Claros Airport|Montes Claros|BR|-16.708|-43.817|America/Sao_Paulo|montes claros mario ribeiro br brazil
MOF|Frans Xavier Seda Airport|Waioti|ID|-8.638|122.238|Asia/Makassar|frans xavier seda waioti id indonesia
MOG|Mong Hsat Airport|Mong Hsat|MM|20.519|99.257|Asia/Yangon|mong hsat mm myanmar burma
MOI|Mitiaro Island Airport|Mitiaro Island|CK|-19.842|-157.711|Pacific/Rarotonga|mitiaro island ck cook islands
MOJ|Moengo Airport|Moengo|SR|5.750|-54.333|America/Paramaribo|moengo sr suriname
MOL|Molde Airport, Aro|Årø|NO|62.746|7.261|Europe/Oslo|molde aro no norway
MOQ|Morondava Airport|Morondava|MG|-20.284|44.318|Indian/Antananarivo|morondava mg madagascar
MOT|Minot International Airport|Minot|US|48.256|-101.292|America/Chicago|minot us united states
MOU|Mountain Village Airport|Mountain Village|US|62.089|-163.717|America/Nome|mountain village us united states
MOV|Moranbah Airport|Moranbah|AU|-22.061|148.074|Australia/Brisbane|moranbah au australia
MOY|Monterrey Airport|Monterrey|CO|4.884|-72.895|America/Bogota|monterrey co colombia
MOZ|Temae Airport|Moorea-Maiao|PF|-17.490|-149.764|Pacific/Tahiti|temae moorea maiao pf french polynesia
MPA|Mpacha Airport|Mpacha|NA|-17.500|24.267|Africa/Windhoek|mpacha na namibia
MPC|Muko-Muko Airport|Muko Muko|ID|-2.550|101.100|Asia/Jakarta|muko id indonesia
MPH|Boracay Airport|Malay|PH|11.925|121.952|Asia/Manila|boracay malay caticlan godofredo ramos ph philippines
MPL|Montpellier Mediterranee Airport|Montpellier|FR|43.578|3.959|Europe/Paris|montpellier mediterranee fr france
MPM|Maputo International Airport|Maputo|MZ|-25.924|32.574|Africa/Maputo|maputo mz mozambique
MPN|Mount Pleasant Airport|Mount Pleasant|FK|-51.817|-58.450|Atlantic/Stanley|mount pleasant fk falkland islands
MPW|Mariupol International Airport|Mariupol|UA|47.076|37.450|Europe/Kyiv|mariupol ua ukraine
MQC|Miquelon Airport|Miquelon|PM|47.050|-56.333|America/Miquelon|miquelon pm st pierre
MQF|Magnitogorsk Airport|Magnitogorsk|RU|53.393|58.756|Asia/Yekaterinburg|magnitogorsk ru russia
MQJ|Moma Airport|Khonuu|RU|66.456|143.253|Asia/Srednekolymsk|moma khonuu ru russia
MQL|Mildura Airport|Mildura|AU|-34.231|142.085|Australia/Melbourne|mildura au australia
MQM|Mardin Airport|Mardin|TR|37.223|40.632|Europe/Istanbul|mardin tr turkiye
MQN|Mo i Rana Airport|Mo i Rana|NO|66.365|14.303|Europe/Oslo|mo i rana rossvoll no norway
MQP|Kruger Mpumalanga International Airport|Mpumalanga|ZA|-25.385|31.098|Africa/Johannesburg|kruger mpumalanga za south africa
MQS|Mustique Airport|Mustique Island|VC|12.888|-61.182|America/St_Vincent|mustique island vc st vincent grenadines
MQT|Sawyer International Airport|Gwinn|US|46.354|-87.395|America/Detroit|sawyer gwinn us united states
MQX|Alula Aba Nega Airport|Mekelle|ET|13.468|39.526|Africa/Addis_Ababa|alula aba nega mekelle et ethiopia
MRA|Misurata Airport|Misrata|LY|32.400|15.067|Africa/Tripoli|misurata misrata ly libya
MRE|Mara Serena Airport|Masai Mara|KE|-1.300|35.059|Africa/Nairobi|mara serena masai lodge airstrip ke kenya
MRI|Merrill Field|Anchorage|US|61.222|-149.856|America/Anchorage|merrill field anchorage us united states
MRS|Marseille Provence Airport|Marseille|FR|43.442|5.222|Europe/Paris|marseille provence marignane fr france
MRU|Sir Seewoosagur Ramgoolam International Airport|Plaine Magnien|MU|-20.432|57.677|Indian/Mauritius|sir seewoosagur ramgoolam plaine magnien mu mauritius
MRV|Mineralnye Vody Airport|Mineralnyye Vody|RU|44.218|43.088|Europe/Moscow|mineralnye vody mineralnyye ru russia
MRX|Mahshahr Airport|Mahshahr|IR|30.554|49.149|Asia/Tehran|mahshahr ir iran
MRY|Monterey Regional Airport|Monterey|US|36.587|-121.851|America/Los_Angeles|monterey regional peninsula us united states
MRZ|Moree Airport|Moree|AU|-29.496|149.850|Australia/Sydney|moree au australia
MSA|Muskrat Dam Airport|Muskrat Dam|CA|53.441|-91.763|America/Winnipeg|muskrat dam ca canada
MSJ|Misawa Airport|Misawa|JP|40.696|141.387|Asia/Tokyo|misawa air base jp japan
MSL|Northwest Alabama Regional Airport|Muscle Shoals|US|34.749|-87.616|America/Chicago|northwest alabama regional muscle shoals us united states
MSN|Dane County Regional Airport|Madison|US|43.136|-89.346|America/Chicago|dane county regional madison truax field us united states
MSO|Missoula Montana Airport|Missoula|US|46.919|-114.083|America/Denver|missoula montana us united states
MSP|Minneapolis-St. Paul International Airport|Minneapolis|US|44.883|-93.211|America/Chicago|minneapolis st paul saint wold chamberlain field us united states
MSQ|Minsk National Airport|Minsk|BY|53.890|28.032|Europe/Minsk|minsk national by belarus
MSR|Mus Airport|Muş|TR|38.725|41.625|Europe/Istanbul|mus tr turkiye
MSS|Massena International Airport|Massena|US|44.938|-74.847|America/New_York|massena richards field us united states
MST|Maastricht Aachen Airport|Maastricht|NL|50.916|5.769|Europe/Amsterdam|maastricht aachen nl netherlands
MSU|Moshoeshoe International Airport|Maseru|LS|-29.301|27.506|Africa/Maseru|moshoeshoe maseru ls lesotho
MSY|Louis Armstrong New Orleans International Airport|New Orleans|US|29.985|-90.256|America/Chicago|louis armstrong new orleans us united states
MSZ|Yuri Gagarin Airport|Moçâmedes|AO|-15.258|12.151|Africa/Luanda|yuri gagarin mocamedes welwitschia mirabilis ao angola
MTF|Mizan Teferi Airport|Mizan Teferi|ET|6.967|35.533|Africa/Addis_Ababa|mizan teferi et ethiopia
MTG|Mato Grosso Airport|Vila Bela Da Santíssima Trindade|BR|-14.995|-59.946|America/Cuiaba|mato grosso vila bela da santissima trindade br brazil
MTJ|Montrose Regional Airport|Montrose|US|38.510|-107.897|America/Denver|montrose regional us united states
MTM|Metlakatla Seaplane Base|Metlakatla|US|55.133|-131.583|America/Metlakatla|metlakatla seaplane base us united states
MTP|Sky Portal Airport|Montauk|US|41.074|-71.924|America/New_York|sky portal montauk us united states
MTR|Los Garzones International Airport|Montería|CO|8.825|-75.824|America/Bogota|los garzones monteria co colombia
MTT|Minatitlan Airport|Cosoleacaque|MX|17.983|-94.517|America/Mexico_City|minatitlan cosoleacaque coatzacoalcos mx mexico
MTY|Monterrey International Airport|Ciudad de Apodaca|MX|25.777|-100.114|America/Monterrey|monterrey ciudad de apodaca internacional gral mariano escobedo mx mexico
MUA|Munda Airport|Munda|SB|-8.328|157.270|Pacific/Guadalcanal|munda sb solomon islands
MUB|Maun Airport|Maun|BW|-19.971|23.431|Africa/Gaborone|maun bw botswana
MUC|Munich International Airport|Munich|DE|48.353|11.790|Europe/Berlin|munich de germany
MUE|Waimea–Kohala Airport|Waimea|US|20.002|-155.651|Pacific/Honolulu|waimea kohala us united states
MUH|Marsa Matruh International Airport|Marsa Matruh|EG|31.325|27.222|Africa/Cairo|marsa matruh eg egypt
MUK|Mauke Island Airport|Mauke Island|CK|-20.137|-157.345|Pacific/Rarotonga|mauke island ck cook islands
MUN|Jose Tadeo Monagas International Airport|Maturín|VE|9.749|-63.157|America/Caracas|jose tadeo monagas maturin ve venezuela
MUR|Marudi Airport|Marudi|MY|4.183|114.317|Asia/Kuching|marudi my malaysia
MUV|Mustin Airfield||US|39.891|-75.162|America/New_York|mustin us united states
MUX|Multan Airport|Multan|PK|30.200|71.415|Asia/Karachi|multan pk pakistan
MUZ|Musoma Airport|Musoma|TZ|-1.497|33.803|Africa/Dar_es_Salaam|musoma tz tanzania
MVB|M'Vengue El Hadj Omar Bongo Ondimba Intl Airport|Franceville|GA|-1.650|13.433|Africa/Libreville|m vengue el hadj omar bongo ondimba franceville ga gabon
MVD|Carrasco International Airport|Ciudad de la Costa|UY|-34.841|-56.026|America/Montevideo|carrasco ciudad de la costa general cesareo berisso uy uruguay
MVF|Dixsept Rosado Airport|Mossoró|BR|-5.167|-37.250|America/Fortaleza|dixsept rosado mossoro dix sept br brazil
MVJ|Marlboro Airport||JM|18.022|-77.495|America/Jamaica|marlboro jm jamaica
MVP|Mitu Airport|Mitú|CO|1.254|-70.234|America/Bogota|mitu fabio alberto leon bentley co colombia
MVQ|Mogilev Airport|Mogilev|BY|53.957|30.096|Europe/Minsk|mogilev by belarus
MVR|Salak Airport|Maroua|CM|10.452|14.256|Africa/Douala|salak maroua cm cameroon
MVT|Mataiva Airport||PF|-14.868|-148.717|Pacific/Tahiti|mataiva pf french polynesia
MVY|Martha's Vineyard Airport|Martha's Vineyard|US|41.389|-70.612|America/New_York|martha s vineyard us united states
MWA|Veterans Airport of Southern Illinois|Marion|US|37.752|-89.016|America/Chicago|veterans southern illinois marion us united states
MWP|Mountain Airport||NP|28.000|85.333|Asia/Kathmandu|mountain np nepal
MWQ|Magwe Airport|Magway|MM|20.167|94.941|Asia/Yangon|magwe magway mm myanmar burma
MWW|Mouscron Airport||BE|50.733|3.200|Europe/Brussels|mouscron be belgium
MWX|Muan International Airport|Piseo-ri|KR|34.991|126.383|Asia/Seoul|muan piseo ri kr south korea
MWZ|Mwanza International Airport|Mwanza|TZ|-2.441|32.923|Africa/Dar_es_Salaam|mwanza tz tanzania
MXB|Andi Jemma Airport|Masamba|ID|-2.557|120.327|Asia/Makassar|andi jemma masamba id indonesia
MXH|Moro Airport|Moro|PG|-6.353|143.251|Pacific/Port_Moresby|moro pg papua new guinea
MXL|Mexicali Airport|Mexicali|MX|32.628|-115.248|America/Tijuana|mexicali general rodolfo sanchez taboada mx mexico
MXP|Milano Malpensa Airport|Milan|IT|45.627|8.712|Europe/Rome|milano malpensa milan ferno it italy
MXV|Murun Airport|Mörön|MN|49.663|100.095|Asia/Ulaanbaatar|murun moron mn mongolia
MXW|Mandalgobi Airport|Mandalgobi|MN|45.767|106.283|Asia/Ulaanbaatar|mandalgobi mn mongolia
MXX|Mora–Siljan Airport|Mora|SE|60.958|14.505|Europe/Stockholm|mora siljan se sweden
MXZ|Mei Xian Airport|Meizhou|CN|24.267|116.104|Asia/Shanghai|mei xian meizhou cn china
MYA|Moruya Airport|Moruya|AU|-35.903|150.147|Australia/Sydney|moruya au australia
MYD|Malindi Airport|Malindi|KE|-3.231|40.100|Africa/Nairobi|malindi ke kenya
MYE|Miyake Jima Airport|Miyakejima|JP|34.069|139.563|Asia/Tokyo|miyake jima miyakejima jp japan
MYG|Mayaguana Airport|Abrahams Bay|BS|22.377|-73.018|America/Nassau|mayaguana abrahams bay bs bahamas
MYI|Murray Island Airport|Murray Island|AU|-9.920|144.065|Australia/Brisbane|murray island au australia
MYJ|Matsuyama Airport|Matsuyama|JP|33.829|132.704|Asia/Tokyo|matsuyama jp japan
MYK|May Creek Airport|May Creek|US|61.417|-142.917|America/Anchorage|may creek us united states
MYL|McCall Municipal|McCall|US|44.917|-116.100|America/Boise|mccall municipal us united states
MYP|Mary Airport|Mary|TM|37.664|61.830|Asia/Ashgabat|mary tm turkmenistan
MYQ|Mysore Airport|Mysore|IN|12.229|76.658|Asia/Kolkata|mysore in india
MYR|Myrtle Beach International Airport|Myrtle Beach|US|33.683|-78.923|America/New_York|myrtle beach us united states
MYS|Moyale Airport|Moyale|ET|3.467|39.100|Africa/Nairobi|moyale et ethiopia
MYT|Myitkyina Airport|Myitkyina|MM|25.384|97.357|Asia/Yangon|myitkyina mm myanmar burma
MYU|Ellis Field|Mekoryuk|US|60.373|-166.268|America/Nome|ellis field mekoryuk us united states
MYW|Mtwara Airport|Mtwara|TZ|-10.339|40.194|Africa/Dar_es_Salaam|mtwara tz tanzania
MYY|Miri Airport|Miri|MY|4.325|113.983|Asia/Kuching|miri my malaysia
MZG|Penghu Airport|Huxi|TW|23.560|119.629|Asia/Taipei|penghu huxi magong tw taiwan
MZH|Merzifon Airport|Amasya|TR|40.883|35.533|Europe/Istanbul|merzifon amasya tr turkiye
MZI|Mopti Airport|Sévaré|ML|14.508|-4.085|Africa/Bamako|mopti sevare ambodedjo ml mali
MZL|La Nubia Airport|Manizales|CO|5.029|-75.469|America/Bogota|la nubia manizales co colombia
MZO|Sierra Maestra Airport|Manzanillo|CU|20.325|-77.129|America/Havana|sierra maestra manzanillo cu cuba
MZR|Mazar-I-Sharif Airport|Mazar-i-Sharif|AF|36.709|67.208|Asia/Kabul|mazar i sharif af afghanistan
MZT|Mazatlan International Airport|Ciudad de Mazatlàn|MX|23.167|-106.270|America/Mazatlan|mazatlan ciudad de internacional gral rafael buelna mx mexico
MZV|Mulu Airport|Mulu|MY|4.033|114.800|Asia/Kuching|mulu my malaysia
NAA|Narrabri Airport|Narrabri|AU|-30.318|149.829|Australia/Sydney|narrabri au australia
NAB|Albany Naval Air Station||US|31.583|-84.167|America/New_York|albany naval air station us united states
NAG|Dr. Babasaheb Ambedkar International Airport|Nagpur|IN|21.090|79.056|Asia/Kolkata|dr babasaheb ambedkar nagpur in india
NAH|Naha Airport|Tahuna-Sangihe Island|ID|3.717|125.367|Asia/Makassar|naha tahuna sangihe island id indonesia
NAJ|Nakhichevan Airport|Nakhchivan|AZ|39.190|45.459|Asia/Baku|nakhichevan nakhchivan az azerbaijan
NAL|Nalchik Airport|Nalchik|RU|43.533|43.700|Europe/Moscow|nalchik ru russia
NAM|Namlea Airport|Namniwel|ID|-3.143|126.976|Asia/Jayapura|namlea namniwel id indonesia
NAN|Nadi International Airport|Nadi|FJ|-17.753|177.452|Pacific/Fiji|nadi fj fiji
NAO|Nanchong Airport|Nanchong|CN|30.800|106.067|Asia/Shanghai|nanchong cn china
NAP|Naples International Airport|Napoli|IT|40.886|14.292|Europe/Rome|naples napoli it italy
NAQ|Qaanaaq Airport|Qaanaaq|GL|77.489|-69.383|America/Thule|qaanaaq gl greenland
NAS|Lynden Pindling International Airport|Nassau|BS|25.050|-77.466|America/Nassau|lynden pindling nassau bs bahamas
NAT|Natal International Airport|Natal|BR|-5.763|-35.373|America/Fortaleza|natal sao goncalo amarante governador aluizio alves br brazil
NAU|Napuka Island Airport|Napuka Island|PF|-14.177|-141.266|Pacific/Tahiti|napuka island pf french polynesia
NAV|Nevsehir Airport|Nevşehir|TR|38.772|34.535|Europe/Istanbul|nevsehir tr turkiye
NAW|Narathiwat Airport||TH|6.517|101.750|Asia/Bangkok|narathiwat th thailand
NBC|Begishevo Airport|Nizhnekamsk|RU|55.566|52.102|Europe/Moscow|begishevo nizhnekamsk ru russia
NBE|Enfidha - Hammamet International Airport|Enfidha|TN|36.083|10.439|Africa/Tunis|enfidha hammamet tn tunisia
NBN|Annobon Airport|San Antonio de Palé|GQ|-1.410|5.622|Africa/Malabo|annobon san antonio de pale gq equatorial guinea
NBO|Jomo Kenyatta International Airport|Nairobi|KE|-1.319|36.926|Africa/Nairobi|jomo kenyatta nairobi ke kenya
NBP|Battery Park City/North Cove Sea Plane Base||US|40.713|-74.018|America/New_York|battery park city north cove sea plane base us united states
NBR|Nambour Airport||AU|-26.533|152.967|Australia/Brisbane|nambour au australia
NBS|Changbaishan Airport|Baishan|CN|42.083|127.600|Asia/Shanghai|changbaishan baishan cn china
NBV|Cana Brava Airport||BR|-17.383|-45.867|America/Sao_Paulo|cana brava br brazil
NCA|North Caicos Airport|North Caicos|TC|21.933|-71.983|America/Grand_Turk|north caicos tc turks islands
NCE|Nice Cote D'Azur Airport|Nice|FR|43.660|7.205|Europe/Paris|nice cote d azur fr france
NCL|Newcastle International Airport|Newcastle|GB|55.037|-1.711|Europe/London|newcastle upon tyne gb united kingdom
NCN|New Chenega Airport|Chenega|US|60.078|-147.998|America/Anchorage|new chenega us united states
NCQ|General Lucius D. Clay National Guard Center||US|33.918|-84.521|America/New_York|general lucius d clay national guard center us united states
NCU|Nukus Airport|Nukus|UZ|42.483|59.633|Asia/Samarkand|nukus uz uzbekistan
NCY|Annecy-Meythet Airport|Annecy|FR|45.931|6.101|Europe/Paris|annecy meythet epagny metz tessy haute savoie mont blanc fr france
NDB|Nouadhibou Airport|Nouadhibou|MR|20.934|-17.028|Africa/Nouakchott|nouadhibou mr mauritania
NDC|Shri Guru Gobind Singh Ji Airport, Nanded|Nanded|IN|19.183|77.317|Asia/Kolkata|shri guru gobind singh ji nanded in india
NDG|Qiqihar Sanjiazi Airport|Qiqihar|CN|47.317|123.917|Asia/Shanghai|qiqihar sanjiazi cn china
NDJ|N'Djamena International Airport|N'Djamena|TD|12.129|15.034|Africa/Ndjamena|n djamena td chad
NDO|La Palma Del Condado Airport||ES|37.383|-6.583|Europe/Madrid|la palma del condado es spain
NDR|Nador El Aroui International Airport|Al Aaroui|MA|34.993|-3.026|Africa/Casablanca|nador el aroui al aaroui ma morocco
NDU|Rundu Airport|Rundu|NA|-17.956|19.724|Africa/Windhoek|rundu na namibia
NDV|United States Naval Heliport||US|38.856|-77.010|America/New_York|united states naval heliport us
NDY|Sanday Airport|Sanday|GB|59.250|-2.583|Europe/London|sanday gb united kingdom
NEA|Naval Air Station||US|31.250|-81.467|America/New_York|naval air station us united states
NEC|Necochea Airport|Necochea|AR|-38.567|-58.750|America/Argentina/Buenos_Aires|necochea ar argentina
NER|Chulman Neryungri Airport|Neryungri|RU|56.914|124.914|Asia/Yakutsk|chulman neryungri ru russia
NES|East 34th Street - Sea Plane Base||US|40.743|-73.975|America/New_York|east 34th street sea plane base us united states
NEV|Vance W. Amory International Airport|Charlestown|KN|17.205|-62.593|America/St_Kitts|vance w amory charlestown kn st kitts nevis
NFB|Detroit Naval Air Field||US|42.967|-82.967|America/Detroit|detroit naval air field us united states
NFG|Nefteyugansk Airport|Nefteyugansk|RU|61.108|72.650|Asia/Yekaterinburg|nefteyugansk ru russia
NGB|Ningbo Lishe International Airport|Ningbo|CN|29.820|121.462|Asia/Shanghai|ningbo lishe cn china
NGC|North Rim Airport||US|36.390|-112.129|America/Phoenix|north rim us united states
NGE|Ngaoundere Airport|N'Gaoundéré|CM|7.359|13.562|Africa/Douala|ngaoundere n gaoundere cm cameroon
NGI|Ngau Island Airport|Ngau|FJ|-18.000|179.333|Pacific/Fiji|ngau island fj fiji
NGK|Nogliki Airport|Nogliki|RU|51.785|143.143|Asia/Sakhalin|nogliki ru russia
NGM|Agana Naval Air Station||GU|13.450|144.750|Pacific/Guam|agana naval air station gu guam
NGO|Chubu Centrair International Airport|Tokoname|JP|34.858|136.805|Asia/Tokyo|chubu centrair tokoname jp japan
NGQ|Ngari Kunsha Airport|Shiquanhe|CN|32.104|80.054|Asia/Shanghai|ngari kunsha shiquanhe gunsa cn china
NGS|Nagasaki Airport|Nagasaki|JP|32.914|129.923|Asia/Tokyo|nagasaki jp japan
NGZ|Alameda Naval Air Station||US|37.782|-122.309|America/Los_Angeles|alameda naval air station us united states
NHV|Nuku Hiva Airport|Nuku Hiva|PF|-8.795|-140.222|Pacific/Marquesas|nuku hiva pf french polynesia
NIB|Nikolai Airport|Nikolai|US|63.017|-154.383|America/Anchorage|nikolai us united states
NIE|Niblack Airport||US|55.067|-132.150|America/Sitka|niblack us united states
NIM|Diori Hamani International Airport|Niamey|NE|13.477|2.177|Africa/Niamey|diori hamani niamey ne niger
NIQ|Niaqornat Heliport|Niaqornat|GL|70.789|-53.656|America/Nuuk|niaqornat heliport gl greenland
NIU|Niau Airport|Naiu Atoll|PF|-16.122|-146.373|Pacific/Tahiti|niau naiu atoll pf french polynesia
NJC|Nizhnevartovsk Airport|Nizhnevartovsk|RU|60.948|76.491|Asia/Yekaterinburg|nizhnevartovsk ru russia
NJF|Al-Najaf International Airport|Najaf|IQ|31.994|44.389|Asia/Baghdad|al najaf iq iraq
NKC|Nouakchott–Oumtounsy International Airport|Nouakchott|MR|18.310|-15.970|Africa/Nouakchott|nouakchott oumtounsy mr mauritania
NKG|Nanjing Lukou International Airport|Nanjing|CN|31.736|118.867|Asia/Shanghai|nanjing lukou cn china
NKI|Naukati Airport|Tuxekan Island|US|55.850|-133.228|America/Sitka|naukati tuxekan island us united states
NKM|Nagoya Airport|Nagoya|JP|35.254|136.920|Asia/Tokyo|nagoya jasdf komaki air base jp japan
NKT|Sirnak Airport|Şırnak|TR|37.363|42.060|Europe/Istanbul|sirnak serafettin elci tr turkiye
NLA|Simon Mwansa Kapwepwe International Airport|Ndola|ZM|-12.962|28.517|Africa/Lusaka|simon mwansa kapwepwe ndola zm zambia
NLD|Quetzalcoatl International Airport|Nuevo Laredo|MX|27.435|-99.567|America/Matamoros|quetzalcoatl nuevo laredo mx mexico
NLF|Darnley Island Airport|Darnley Island|AU|-9.585|143.787|Australia/Brisbane|darnley island au australia
NLG|Nelson Lagoon Airport|Nelson Lagoon|US|56.001|-161.153|America/Anchorage|nelson lagoon us united states
NLH|Ninglang Luguhu Airport|Ninglang|CN|27.543|100.759|Asia/Shanghai|ninglang luguhu cn china
NLI|Nikolayevsk-na-Amure Airport|Nikolayevsk-na-Amure Airport|RU|53.154|140.651|Asia/Vladivostok|nikolayevsk na amure ru russia
NLK|Norfolk Island Airport|Burnt Pine|NF|-29.043|167.939|Pacific/Norfolk|norfolk island burnt pine nf
NLT|Xinyuan Nalati Airport|Xinyuan|CN|43.432|83.382|Asia/Shanghai|xinyuan nalati cn china
NLU|Felipe Ángeles International Airport|Mexico City|MX|19.746|-99.004|America/Mexico_City|felipe angeles mexico city general mx
NLV|Nikolaev Airport|Nikolayev|UA|47.050|31.917|Europe/Kyiv|nikolaev nikolayev mykolaiv ua ukraine
NMA|Namangan Airport|Namangan|UZ|40.983|71.600|Asia/Tashkent|namangan uz uzbekistan
NME|Nightmute Airport|Nightmute|US|60.471|-164.701|America/Nome|nightmute us united states
NMF|Maafaru International Airport|Noonu Atoll|MV|5.822|73.475|Indian/Maldives|maafaru noonu atoll mv maldives
NMI|Navi Mumbai International Airport|Navi Mumbai|IN|18.994|73.065|Asia/Kolkata|navi mumbai in india
NMU|Namu Airport||MH|8.000|168.133|Pacific/Majuro|namu mh marshall islands
NNB|Santa Ana Airport|Santa Ana Island|SB|-10.833|162.500|Pacific/Guadalcanal|santa ana island sb solomon islands
NNG|Nanning Wuxu International Airport|Nanning|CN|22.613|108.168|Asia/Shanghai|nanning wuxu cn china
NNM|Naryan-Mar Airport|Naryan Mar|RU|67.617|53.150|Europe/Moscow|naryan mar ru russia
NNR|Connemara Airport|Inverin|IE|53.217|-9.467|Europe/Dublin|connemara inverin ie ireland
NNT|Nan Airport||TH|18.800|100.783|Asia/Bangkok|nan th thailand
NNX|Nunukan Airport|Nunukan-Nunukan Island|ID|4.137|117.667|Asia/Makassar|nunukan island id indonesia
NNY|Nanyang Jiangying Airport|Nanyang|CN|32.984|112.613|Asia/Shanghai|nanyang jiangying cn china
NOB|Nosara Beach Airport|Nicoya|CR|9.976|-85.653|America/Costa_Rica|nosara beach nicoya cr costa rica
NOC|Ireland West Airport Knock|Charlestown|IE|53.914|-8.810|Europe/Dublin|ireland west knock charlestown ie
NOD|Norden-Norddeich Airfield|Norddeich|DE|53.583|7.200|Europe/Berlin|norden norddeich de germany
NOH|Naval Air Station Great Lakes||US|42.312|-87.849|America/Chicago|naval air station great lakes us united states
NOJ|Noyabrsk Airport|Noyabrsk|RU|63.177|75.295|Asia/Yekaterinburg|noyabrsk ru russia
NOL|Nakolik River Airport||US|67.900|-160.717|America/Anchorage|nakolik river us united states
NOP|Sinop Airport|Sinop|TR|42.017|35.069|Europe/Istanbul|sinop tr turkiye
NOS|Fascene Airport|Nosy Be|MG|-13.311|48.314|Indian/Antananarivo|fascene nosy be mg madagascar
NOU|Tontouta Airport|Nouméa|NC|-22.016|166.216|Pacific/Noumea|tontouta noumea nc new caledonia
NOV|Albano Machado (Huambo) Airport|Huambo|AO|-12.806|15.757|Africa/Luanda|albano machado huambo nova lisboa ao angola
NOZ|Novokuznetsk Airport|Novokuznetsk|RU|53.811|86.877|Asia/Novokuznetsk|novokuznetsk spichenkovo ru russia
NPE|Hawkes Bay Airport|Napier|NZ|-39.467|176.872|Pacific/Auckland|hawkes bay napier hawke nz new zealand
NPL|New Plymouth Airport|New Plymouth|NZ|-39.010|174.179|Pacific/Auckland|new plymouth nz zealand
NPO|Nangapinoh Airport|Nanga Pinoh-Borneo Island|ID|-0.333|111.733|Asia/Pontianak|nangapinoh nanga pinoh borneo island id indonesia
NPT|Newport State Airport|Newport|US|41.531|-71.282|America/New_York|newport state us united states
NQN|Presidente Peron International Airport|Neuquen|AR|-38.953|-68.140|America/Argentina/Salta|presidente peron neuquen ar argentina
NQU|Nuqui Airport|Nuquí|CO|5.695|-77.279|America/Bogota|nuqui co colombia
NQY|Cornwall Airport Newquay|Newquay|GB|50.437|-4.998|Europe/London|cornwall newquay gb united kingdom
NQZ|Nursultan Nazarbayev International Airport|Nur-Sultan|KZ|51.028|71.461|Asia/Almaty|nursultan nazarbayev nur sultan astana kz kazakhstan
NRA|Narrandera Airport|Narrandera|AU|-34.706|146.512|Australia/Sydney|narrandera au australia
NRD|Norderney Airport|Norderney|DE|53.833|7.167|Europe/Berlin|norderney de germany
NRK|Norrkoping Airport|Norrköping|SE|58.583|16.232|Europe/Stockholm|norrkoping se sweden
NRL|North Ronaldsay Airport|North Ronaldsay|GB|59.370|-2.433|Europe/London|north ronaldsay gb united kingdom
NRN|Weeze Airport|Weeze|DE|51.599|6.150|Europe/Berlin|weeze de germany
NRR|Jose Aponte de la Torre Airport|Ceiba|PR|18.250|-65.639|America/Puerto_Rico|jose aponte de la torre ceiba pr puerto rico
NRT|Narita International Airport|Narita|JP|35.773|140.387|Asia/Tokyo|narita jp japan
NRV|United States Coast Guard Shore Station||GU|13.464|144.764|Pacific/Guam|united states coast guard shore station gu guam
NSB|Bimini North Seaplane Base|Bimini|BS|25.727|-79.296|America/Nassau|bimini north seaplane base bs bahamas
NSF|Andrews Navy Air Field||US|38.817|-76.833|America/New_York|andrews navy air field us united states
NSH|Now Shahr Airport|Nowshahr|IR|36.667|51.500|Asia/Tehran|now shahr nowshahr ir iran
NSI|Yaounde Nsimalen Airport|Yaoundé|CM|3.702|11.550|Africa/Douala|yaounde nsimalen cm cameroon
NSK|Noril'sk Airport|Norilsk|RU|69.323|87.340|Asia/Krasnoyarsk|noril sk norilsk alykel ru russia
NSN|Nelson Airport|Nelson|NZ|-41.299|173.224|Pacific/Auckland|nelson nz new zealand
NSQ|Nuussuaq Heliport|Nuussuaq|GL|74.110|-57.065|America/Nuuk|nuussuaq heliport gl greenland
NST|Nakhon Si Thammarat International Airport|Nakhon Si Thammarat|TH|8.540|99.940|Asia/Bangkok|nakhon si thammarat th thailand
NSX|North Sound Virgin Gorda Hovercraft/Launch Point||VG|18.500|-64.367|America/Tortola|north sound virgin gorda hovercraft launch point vg british islands
NTE|Nantes Atlantique Airport|Nantes|FR|47.158|-1.601|Europe/Paris|nantes atlantique fr france
NTG|Nantong Xingdong Airport|Nantong|CN|32.073|120.976|Asia/Shanghai|nantong xingdong cn china
NTL|Newcastle Airport|Williamtown|AU|-32.805|151.840|Australia/Sydney|newcastle williamtown au australia
NTN|Normanton Airport|Normanton|AU|-17.685|141.073|Australia/Brisbane|normanton au australia
NTQ|Noto Airport|Wajima|JP|37.295|136.957|Asia/Tokyo|noto wajima satoyama jp japan
NTT|Kuini Lavenia Airport|Niuatoputapu|TO|-15.977|-173.791|Pacific/Tongatapu|kuini lavenia niuatoputapu to tonga
NTX|Natuna Ranai Airport|Ranai-Natuna Besar Island|ID|3.950|108.383|Asia/Jakarta|natuna ranai besar island id indonesia
NUE|Nuremberg Airport|Nuremberg|DE|49.494|11.077|Europe/Berlin|nuremberg de germany
NUI|Nuiqsut Airport|Nuiqsut|US|70.210|-151.006|America/Anchorage|nuiqsut us united states
NUL|Nulato Airport|Nulato|US|64.728|-158.077|America/Anchorage|nulato us united states
NUM|Neom Bay Airport|Sharma|SA|27.925|35.290|Asia/Riyadh|neom bay sharma sa saudi arabia
NUP|Nunapitchuk Airport|Nunapitchuk|US|60.894|-162.467|America/Nome|nunapitchuk us united states
NUS|Norsup Airport|Norsup|VU|-16.058|167.400|Pacific/Efate|norsup vu vanuatu
NUX|Novy Urengoy Airport|Novy Urengoy|RU|66.073|76.523|Asia/Yekaterinburg|novy urengoy ru russia
NVA|Benito Salas Airport|Neiva|CO|2.947|-75.294|America/Bogota|benito salas neiva co colombia
NVI|Navoi Airport|Navoi|UZ|40.115|65.159|Asia/Samarkand|navoi uz uzbekistan
NVM|Nova Mutum Airport|Nova Mutum|BR|-13.821|-56.039|America/Cuiaba|nova mutum br brazil
NVT|Navegantes International Airport|Navegantes|BR|-26.880|-48.649|America/Sao_Paulo|navegantes ministro victor konder br brazil
NWI|Norwich International Airport|Norwich|GB|52.670|1.277|Europe/London|norwich gb united kingdom
NWS|Pier 11-Wall St Sea Plane Base||US|40.703|-74.005|America/New_York|pier 11 wall st sea plane base us united states
NWU|Naval Air Station||BM|32.750|-65.000|Atlantic/Bermuda|naval air station bm bermuda
NXX|Willow Grove Naval Air Station||US|40.200|-75.133|America/New_York|willow grove naval air station us united states
NYA|Nyagan Airport|Nyagan|RU|62.101|65.606|Asia/Yekaterinburg|nyagan ru russia
NYI|Sunyani Airport|Sunyani|GH|7.361|-2.329|Africa/Accra|sunyani gh ghana
NYK|Nanyuki Airport|Nanyuki|KE|0.017|37.067|Africa/Nairobi|nanyuki ke kenya
NYM|Nadym Airport|Nadym|RU|65.483|72.717|Asia/Yekaterinburg|nadym ru russia
NYO|Stockholm Skavsta Airport|Nyköping|SE|58.784|16.923|Europe/Stockholm|stockholm skavsta nykoping se sweden
NYT|Nay Pyi Taw Airport|Pyinmana|MM|19.622|96.201|Asia/Yangon|nay pyi taw pyinmana mm myanmar burma
NYU|Nyaung U Airport|Nyaung U|MM|21.175|94.928|Asia/Yangon|nyaung u mm myanmar burma
NZC|Maria Reiche Neuman Airport|Nazca|PE|-14.855|-74.960|America/Lima|maria reiche neuman nazca pe peru
NZG|Nizhneangarsk Airport|Nizhneangarsk|RU|55.802|109.595|Asia/Irkutsk|nizhneangarsk ru russia
NZH|Manzhouli Xijiao Airport||CN|49.571|117.332|Asia/Shanghai|manzhouli xijiao cn china
NZL|Zhalantun Chengjisihan Airport|Zhalantun|CN|47.720|122.832|Asia/Shanghai|zhalantun chengjisihan genghis khan cn china
OAJ|Albert J Ellis Airport|Richlands|US|34.830|-77.606|America/New_York|albert j ellis richlands us united states
OAK|Metropolitan Oakland International Airport|Oakland|US|37.712|-122.212|America/Los_Angeles|metropolitan oakland us united states
OAL|Cacoal Airport|Cacoal|BR|-11.433|-61.477|America/Porto_Velho|cacoal br brazil
OAX|Oaxaca International Airport|Oaxaca|MX|17.001|-96.722|America/Mexico_City|oaxaca xoxocotlan mx mexico
OBK|Sky Harbor Airport||US|42.117|-87.817|America/Chicago|sky harbor us united states
OBN|Oban Airport|North Connel|GB|56.465|-5.396|Europe/London|oban north connel gb united kingdom
OBO|Tokachi-Obihiro Airport|Obihiro|JP|42.732|143.212|Asia/Tokyo|tokachi obihiro jp japan
OBT|Oakland/Coliseum Station||US|39.400|-79.417|America/New_York|oakland coliseum station us united states
OBU|Kobuk/Wien Airport|Kobuk|US|66.911|-156.883|America/Anchorage|kobuk wien us united states
OBX|Obo Airport|Obo|PG|-7.583|141.317|Pacific/Port_Moresby|obo pg papua new guinea
OBY|Ittoqqortoormiit Heliport|Ittoqqortoormiit|GL|70.488|-21.972|America/Scoresbysund|ittoqqortoormiit heliport gl greenland
OCC|Coca Airport|Coca|EC|-0.462|-76.986|America/Guayaquil|coca francisco orellana ec ecuador
OCJ|Ian Fleming International Airport|Boscobel|JM|18.401|-76.970|America/Jamaica|ian fleming boscobel jm jamaica
ODE|Hans Christian Andersen Airport|Odense|DK|55.474|10.329|Europe/Copenhagen|hans christian andersen odense dk denmark
ODN|Long Seridan Airport|Long Seridan|MY|4.033|115.067|Asia/Kuching|long seridan my malaysia
ODO|Bodaybo Airport|Bodaybo|RU|57.866|114.243|Asia/Irkutsk|bodaybo ru russia
ODS|Odessa International Airport|Odessa|UA|46.441|30.677|Europe/Kyiv|odessa ua ukraine
ODY|Oudomxay Airport|Oudomsay|LA|20.682|101.993|Asia/Vientiane|oudomxay oudomsay la laos
OEA|Oneal Airport|Lawrenceville|US|38.683|-87.533|America/Chicago|oneal lawrenceville us united states
OER|Ornskoldsvik Airport|Örnsköldsvik|SE|63.413|18.992|Europe/Stockholm|ornskoldsvik se sweden
OES|San Antonio Oeste Airport|San Antonio Oeste|AR|-40.733|-64.950|America/Argentina/Salta|san antonio oeste ar argentina
OFU|Ofu Airport|Ofu|AS|-14.184|-169.669|Pacific/Pago_Pago|ofu as american samoa
OGD|Ogden Municipal Airport|Ogden|US|41.196|-112.011|America/Denver|ogden municipal hinckley us united states
OGG|Kahului Airport|Kahului|US|20.893|-156.439|Pacific/Honolulu|kahului us united states
OGL|Ogle International Airport|Ogle|GY|6.808|-58.105|America/Guyana|ogle eugene correira gy guyana
OGN|Yonaguni Airport|Yonaguni|JP|24.466|122.980|Asia/Tokyo|yonaguni jp japan
OGS|Ogdensburg Airport|Ogdensburg|US|44.682|-75.466|America/New_York|ogdensburg us united states
OGU|Ordu Giresun Airport|Ordu|TR|40.968|38.081|Europe/Istanbul|ordu giresun tr turkiye
OGX|Ain Beida Airport|Ouargla|DZ|31.917|5.400|Africa/Algiers|ain beida ouargla dz algeria
OGZ|Vladikavkaz Airport|Beslan|RU|43.200|44.600|Europe/Moscow|vladikavkaz beslan ru russia
OHC|Northeast Cape Air Force Station||US|63.326|-168.969|America/Nome|northeast cape air force station us united states
OHD|Ohrid Airport|Ohrid|MK|41.180|20.743|Europe/Skopje|ohrid paul apostle mk north macedonia
OHE|Mohe Airport|Mohe|CN|52.921|122.421|Asia/Shanghai|mohe gulian cn china
OHO|Okhotsk Airport|Okhotsk|RU|59.414|143.064|Asia/Vladivostok|okhotsk ru russia
OHP|Oban Heliport||GB|56.417|-5.483|Europe/London|oban heliport gb united kingdom
OHS|Sohar Airport|Sohar|OM|24.396|56.617|Asia/Muscat|sohar om oman
OIL|Splane Memorial Airport||US|41.433|-79.700|America/New_York|splane memorial us united states
OIM|Oshima Airport|Izu Oshima|JP|34.779|139.365|Asia/Tokyo|oshima izu jp japan
OIR|Okushiri Airport|Okushiri Island|JP|42.072|139.435|Asia/Tokyo|okushiri island jp japan
OIT|Oita Airport|Oita|JP|33.477|131.732|Asia/Tokyo|oita jp japan
OJU|Tanjung Api Airport|Tojo Una-Una|ID|-0.864|121.623|Asia/Makassar|tanjung api tojo una id indonesia
OKA|Naha Airport|Naha|JP|26.205|127.646|Asia/Tokyo|naha jasdf air base jp japan
OKC|OKC Will Rogers International Airport|Oklahoma City|US|35.396|-97.596|America/Chicago|okc will rogers oklahoma city world us united states
OKD|Sapporo Okadama Airport (OKD)|Sapporo|JP|43.110|141.382|Asia/Tokyo|sapporo okadama okd jp japan
OKE|Okino Erabu Airport|Wadomari|JP|27.432|128.706|Asia/Tokyo|okino erabu wadomari okinoerabu jp japan
OKI|Oki Island Airport|Okinoshima|JP|36.167|133.317|Asia/Tokyo|oki island okinoshima global geopark jp japan
OKJ|Okayama Momotaro Airport|Okayama|JP|34.760|133.853|Asia/Tokyo|okayama momotaro jp japan
OKL|Gunung Bintang Airport|Oksibil|ID|-4.908|140.630|Asia/Jayapura|gunung bintang oksibil id indonesia
OKR|Yorke Island Airport|Yorke Island|AU|-9.752|143.406|Australia/Brisbane|yorke island au australia
OKY|Oakey Airport||AU|-27.407|151.735|Australia/Brisbane|oakey army aviation centre au australia
OLA|Orland Airbase|Ørland|NO|63.700|9.617|Europe/Oslo|orland airbase no norway
OLB|Olbia Costa Smeralda Airport|Olbia|IT|40.903|9.515|Europe/Rome|olbia costa smeralda it italy
OLF|Wolf Point International Airport|Wolf Point|US|48.095|-105.566|America/Denver|wolf point clayton us united states
OLG|Olare Airport||KE|-1.324|35.247|Africa/Nairobi|olare ke kenya
OLH|Old Harbor Sea Plane Base|Old Harbor|US|57.204|-153.300|America/Anchorage|old harbor sea plane base us united states
OLJ|West Cost Santo Airport|Olpoi|VU|-14.885|166.560|Pacific/Efate|west cost santo olpoi vu vanuatu
OLM|Olympia Regional Airport|Olympia|US|46.974|-122.903|America/Los_Angeles|olympia regional us united states
OLP|Olympic Dam Airport|Olympic Dam|AU|-30.484|136.884|Australia/Adelaide|olympic dam au australia
OLZ|Olyokminsk Airport|Olyokminsk|RU|60.399|120.464|Asia/Yakutsk|olyokminsk ru russia
OMA|Eppley Airfield|Omaha|US|41.300|-95.900|America/Chicago|eppley omaha us united states
OMD|Oranjemund Airport|Oranjemund|NA|-28.583|16.450|Africa/Windhoek|oranjemund na namibia
OME|Nome Airport|Nome|US|64.511|-165.431|America/Nome|nome us united states
OMH|Urmia Airport|Urmia|IR|37.665|45.066|Asia/Tehran|urmia ir iran
OMO|Mostar Airport|Mostar|BA|43.286|17.847|Europe/Sarajevo|mostar ba bosnia herzegovina
OMR|Oradea Airport|Oradea|RO|47.028|21.903|Europe/Bucharest|oradea ro romania
OMS|Omsk Airport|Omsk|RU|54.957|73.317|Asia/Omsk|omsk central ru russia
OND|Andimba Toivo ya Toivo Airport|Ondangwa|NA|-17.885|15.942|Africa/Windhoek|andimba toivo ya ondangwa na namibia
ONG|Mornington Airport||AU|-16.663|139.170|Australia/Brisbane|mornington au australia
ONJ|Odate Noshiro Airport|Kitaakita|JP|40.196|140.374|Asia/Tokyo|odate noshiro kitaakita jp japan
ONN|Onion Bay Airport||US|58.233|-152.833|America/Anchorage|onion bay us united states
ONQ|Zonguldak Airport|Zonguldak|TR|41.506|32.090|Europe/Istanbul|zonguldak caycuma tr turkiye
ONT|Ontario International Airport|Ontario|US|34.056|-117.601|America/Los_Angeles|ontario us united states
ONX|Colon Airport|Colón|PA|9.350|-79.900|America/Panama|colon enrique adolfo jimenez pa panama
OOK|Toksook Bay Airport|Toksook Bay|US|60.532|-165.108|America/Nome|toksook bay us united states
OOL|Gold Coast Airport|Gold Coast|AU|-28.166|153.513|Australia/Brisbane|gold coast au australia
OOM|Snowy Mountains Airport|Cooma|AU|-36.293|148.971|Australia/Sydney|snowy mountains cooma au australia
OPF|Opa-locka Executive Airport|Miami|US|25.909|-80.274|America/New_York|opa locka executive miami us united states
OPO|Porto Airport|Porto|PT|41.238|-8.670|Europe/Lisbon|porto francisco carneiro pt portugal
OPP|Salinopolis|Salinópolis|BR|-0.694|-47.328|America/Belem|salinopolis br brazil
OPS|Sinop Airport|Sinop|BR|-11.879|-55.582|America/Cuiaba|sinop br brazil
OPU|Balimo Airport|Balimo|PG|-8.033|142.933|Pacific/Port_Moresby|balimo pg papua new guinea
ORB|Orebro-Bofors Airport|Örebro|SE|59.226|15.048|Europe/Stockholm|orebro bofors se sweden
ORD|O'Hare International Airport|Chicago|US|41.977|-87.905|America/Chicago|o hare chicago us united states
ORF|Norfolk International Airport|Norfolk|US|36.899|-76.206|America/New_York|norfolk us united states
ORG|Zorg En Hoop Airport|Paramaribo|SR|5.809|-55.191|America/Paramaribo|zorg en hoop paramaribo sr suriname
ORH|Worcester Regional Airport|Worcester|US|42.269|-71.874|America/New_York|worcester regional us united states
ORI|Port Lions Sea Plane Base|Port Lions|US|57.886|-152.844|America/Anchorage|port lions sea plane base us united states
ORK|Cork Airport|Cork|IE|51.849|-8.490|Europe/Dublin|cork ie ireland
ORN|Oran International Airport Ahmed Ben Bella|Es-Sénia|DZ|35.620|-0.606|Africa/Algiers|oran ahmed ben bella es senia dz algeria
ORQ|Norwalk Heliport||US|41.117|-73.367|America/New_York|norwalk heliport us united states
ORT|Northway Airport|Northway|US|62.962|-141.924|America/Anchorage|northway us united states
ORV|Robert (Bob) Curtis Memorial Airport|Noorvik|US|66.817|-161.029|America/Anchorage|robert bob curtis memorial noorvik us united states
ORY|Paris Orly Airport|Paris|FR|48.728|2.360|Europe/Paris|paris orly fr france
ORZ|Orange Walk Airport|Orange Walk|BZ|18.047|-88.584|America/Belize|orange walk bz belize
OSD|Are Ostersund Airport|Östersund|SE|63.199|14.494|Europe/Stockholm|are ostersund se sweden
OSI|Osijek Airport|Osijek|HR|45.466|18.807|Europe/Zagreb|osijek klisa hr croatia
OSJ|Ol Seki Airstrip||KE|-1.378|35.378|Africa/Nairobi|ol seki airstrip ke kenya
OSL|Oslo Airport|Oslo|NO|60.194|11.100|Europe/Oslo|oslo gardermoen no norway
OSR|Mosnov Airport|Ostrava|CZ|49.696|18.121|Europe/Prague|mosnov ostrava leos janacek cz czechia
OSS|Osh Airport|Osh|KG|40.608|72.786|Asia/Bishkek|osh kg kyrgyzstan
OST|Ostend-Bruges International Airport|Ostend|BE|51.200|2.864|Europe/Brussels|ostend bruges oostende be belgium
OSW|Orsk Airport|Orsk|RU|51.200|58.567|Asia/Yekaterinburg|orsk ru russia
OSY|Namsos Airport|Namsos|NO|64.473|11.570|Europe/Oslo|namsos no norway
OTD|Contadora Airport|Contadora Island|PA|8.629|-79.035|America/Panama|contadora island pa panama
OTH|Southwest Oregon Regional Airport|North Bend|US|43.416|-124.246|America/Los_Angeles|southwest oregon regional north bend us united states
OTO|Otog Banner Wulan Airport|Wulan|CN|39.031|107.989|Asia/Shanghai|otog banner wulan cn china
OTP|Bucharest Henri Coanda International Airport|Bucharest|RO|44.571|26.077|Europe/Bucharest|bucharest henri coanda otopeni ro romania
OTQ|Otog Front Banner Oljoq Airport|Otog Front Banner|CN|38.174|107.390|Asia/Shanghai|otog front banner oljoq cn china
OTZ|Ralph Wien Memorial Airport|Kotzebue|US|66.891|-162.603|America/Nome|ralph wien memorial kotzebue us united states
OUA|Ouagadougou International Airport|Ouagadougou|BF|12.355|-1.514|Africa/Ouagadougou|ouagadougou bf burkina faso
OUD|Oujda Angads Airport|Ahl Angad|MA|34.783|-1.933|Africa/Casablanca|oujda angads ahl angad ma morocco
OUI|Ouessant|Ushant|FR|48.592|-5.174|Europe/Paris|ouessant ushant fr france
OUL|Oulu Airport|Oulu|FI|64.930|25.375|Europe/Helsinki|oulu fi finland
OUZ|Zouerate Airport|Zouérate|MR|22.733|-12.350|Africa/Nouakchott|zouerate mr mauritania
OVB|Novosibirsk International Airport (Tolmachevo)|Novosibirsk|RU|55.009|82.667|Asia/Novosibirsk|novosibirsk tolmachevo ru russia
OVD|Asturias Airport|Ranón|ES|43.559|-6.032|Europe/Madrid|asturias ranon es spain
OVS|Sovetsky Airport|Sovetskiy|RU|61.332|63.602|Asia/Yekaterinburg|sovetsky sovetskiy ru russia
OWB|Owensboro–Daviess County Airport|Owensboro|US|37.741|-87.166|America/Chicago|owensboro daviess county us united states
OWE|Owendo Airport||GA|0.350|9.483|Africa/Libreville|owendo ga gabon
OXB|Osvaldo Vieira Airport|Bissau|GW|11.889|-15.657|Africa/Bissau|osvaldo vieira bissau gw guinea
OYE|Oyem Airport|Oyem|GA|1.537|11.578|Africa/Libreville|oyem ga gabon
OYG|Moyo Airport|Moyo|UG|3.650|31.717|Africa/Kampala|moyo ug uganda
OYS|Yosemite National Park Airport||US|37.850|-119.550|America/Los_Angeles|yosemite national park us united states
OZC|Labo Airport|Ozamiz|PH|8.182|123.845|Asia/Manila|labo ozamiz ph philippines
OZH|Zaporozhye Airport|Zaporizhia|UA|47.867|35.316|Europe/Kyiv|zaporozhye zaporizhia zaporizhzhia ua ukraine
OZI|Bobadilla Airport||ES|37.663|-24.900|Atlantic/Azores|bobadilla es spain
OZU|Montilla Airport||ES|37.600|-4.633|Europe/Madrid|montilla es spain
OZZ|Ouarzazate Airport|Ouarzazate|MA|30.917|-6.917|Africa/Casablanca|ouarzazate ma morocco
PAB|Bilaspur Airport|Bilaspur|IN|21.988|82.111|Asia/Kolkata|bilaspur in india
PAC|Marcos A. Gelabert International Airport|Albrook|PA|8.971|-79.556|America/Panama|marcos a gelabert albrook pa panama
PAD|Paderborn Lippstadt Airport|Paderborn|DE|51.610|8.620|Europe/Berlin|paderborn lippstadt buren de germany
PAE|Seattle Paine Field International Airport|Everett|US|47.910|-122.286|America/Los_Angeles|seattle paine field everett snohomish county us united states
PAG|Pagadian Airport|Pagadian|PH|7.827|123.457|Asia/Manila|pagadian ph philippines
PAH|Barkley Regional Airport|Paducah|US|37.061|-88.772|America/Chicago|barkley regional paducah us united states
PAI|Pailin Airport||KH|12.083|102.600|Asia/Bangkok|pailin kh cambodia
PAP|Toussaint Louverture International Airport|Port-au-Prince|HT|18.575|-72.295|America/Port-au-Prince|toussaint louverture port au prince ht haiti
PAR|Paris Metropolitan||FR|48.833|2.332|Europe/Paris|paris metropolitan fr france
PAS|Paros National Airport|Paros|GR|37.021|25.113|Europe/Athens|paros national gr greece
PAT|Jay Prakash Narayan International Airport|Patna|IN|25.595|85.091|Asia/Kolkata|jay prakash narayan patna in india
PAV|Paulo Afonso Airport|Paulo Afonso|BR|-9.401|-38.250|America/Bahia|paulo afonso br brazil
PAZ|El Tajin National Airport|Poza Rica|MX|20.600|-97.461|America/Mexico_City|el tajin national poza rica mx mexico
PBC|Hermanos Serdan International Airport|Puebla|MX|19.135|-98.368|America/Mexico_City|hermanos serdan puebla mx mexico
PBD|Porbandar Airport|Porbandar|IN|21.647|69.657|Asia/Kolkata|porbandar in india
PBG|Plattsburgh International Airport|Plattsburgh|US|44.659|-73.465|America/New_York|plattsburgh us united states
PBH|Paro Airport|Paro|BT|27.433|89.417|Asia/Thimphu|paro bt bhutan
PBI|President Donald J. Trump International Airport|West Palm Beach|US|26.683|-80.096|America/New_York|president donald j trump west palm beach us united states
PBJ|Paama Airport|Paama Island|VU|-16.433|168.217|Pacific/Efate|paama island vu vanuatu
PBK|Pack Creek Airport||US|57.800|-134.700|America/Juneau|pack creek us united states
PBM|Zanderij International Airport|Zandery|SR|5.451|-55.191|America/Paramaribo|zanderij zandery johan adolf pengel sr suriname
PBO|Paraburdoo Airport|Paraburdoo|AU|-23.174|117.748|Australia/Perth|paraburdoo au australia
PBR|Puerto Barrios Airport|Puerto Barrios|GT|15.731|-88.584|America/Guatemala|puerto barrios gt guatemala
PBS|Patong Beach Airport||TH|7.895|98.292|Asia/Bangkok|patong beach th thailand
PBU|Putao Airport|Putao|MM|27.333|97.417|Asia/Yangon|putao mm myanmar burma
PCE|Painter Creek Airport||US|57.164|-157.433|America/Anchorage|painter creek us united states
PCG|Paso Caballos Airport|Paso Caballos|GT|17.260|-90.247|America/Guatemala|paso caballos gt guatemala
PCL|Capitan Rolden Airport|Pucallpa|PE|-8.385|-74.575|America/Lima|capitan rolden pucallpa cap fap david abenzur rengifo pe peru
PCN|Picton Aerodrome|Koromiko|NZ|-41.343|173.960|Pacific/Auckland|picton aerodrome koromiko nz new zealand
PCP|Principe Airport|São Tomé & Príncipe|ST|1.665|7.412|Africa/Sao_Tome|principe sao tome st
PCR|Puerto Carreno Airport|Puerto Carreño|CO|6.183|-67.633|America/Bogota|puerto carreno german olano co colombia
PDA|Puerto Inirida Airport|Puerto Inírida|CO|3.883|-67.883|America/Bogota|puerto inirida obando cesar gaviria trujillo co colombia
PDB|Pedro Bay Airport|Pedro Bay|US|59.797|-154.130|America/Anchorage|pedro bay us united states
PDG|Minangkabau International Airport|Padang|ID|-0.787|100.281|Asia/Jakarta|minangkabau padang id indonesia
PDK|DeKalb Peachtree Airport|Atlanta|US|33.876|-84.302|America/New_York|dekalb peachtree atlanta us united states
PDL|Joao Paulo II Airport|Ponta Delgada|PT|37.744|-25.696|Atlantic/Azores|joao paulo ii ponta delgada pt portugal
PDM|Capt. Justiniano Montenegro Airport|Pedasí|PA|7.553|-80.021|America/Panama|capt justiniano montenegro pedasi pa panama
PDO|Pendopo Airport|Talang Gudang-Sumatra Island|ID|-3.283|103.867|Asia/Jakarta|pendopo talang gudang sumatra island id indonesia
PDP|Capitan de Corbeta Carlos A. Curbelo International Airport|Punta del Este|UY|-34.857|-55.093|America/Montevideo|capitan de corbeta carlos a curbelo punta del este uy uruguay
PDS|Piedras Negras International Airport|Piedras Negras|MX|28.629|-100.536|America/Matamoros|piedras negras mx mexico
PDT|Eastern Oregon Regional Airport|Pendleton|US|45.693|-118.843|America/Los_Angeles|eastern oregon regional pendleton us united states
PDV|Plovdiv Airport|Plovdiv|BG|42.068|24.851|Europe/Sofia|plovdiv bg bulgaria
PDX|Portland International Airport|Portland|US|45.589|-122.593|America/Los_Angeles|portland us united states
PEC|Pelican Sea Plane Base|Pelican|US|57.960|-136.230|America/Juneau|pelican sea plane base us united states
PED|Pardubice Airport|Pardubice|CZ|50.013|15.739|Europe/Prague|pardubice cz czechia
PEE|Perm International Airport|Perm|RU|57.920|56.019|Asia/Yekaterinburg|perm ru russia
PEG|Perugia San Francesco d'Assisi – Umbria International Airport|Perugia|IT|43.133|12.367|Europe/Rome|perugia san francesco d assisi umbria it italy
PEI|Matecana International Airport|Pereira|CO|4.816|-75.737|America/Bogota|matecana pereira co colombia
PEK|Beijing Capital International Airport|Beijing|CN|40.079|116.587|Asia/Shanghai|beijing capital cn china
PEM|Puerto Maldonado Airport|Puerto Maldonado|PE|-12.583|-69.233|America/Lima|puerto maldonado padre aldamiz pe peru
PEN|Penang International Airport|Penang|MY|5.293|100.265|Asia/Kuala_Lumpur|penang my malaysia
PER|Perth Airport|Perth|AU|-31.934|115.960|Australia/Perth|perth au australia
PES|Petrozavodsk Airport|Petrozavodsk|RU|61.878|34.154|Europe/Moscow|petrozavodsk ru russia
PET|Pelotas–João Simões Lopes Neto International Airport|Pelotas|BR|-31.718|-52.324|America/Sao_Paulo|pelotas joao simoes lopes neto br brazil
PEU|Puerto Lempira Airport|Puerto Lempira|HN|15.217|-83.767|America/Tegucigalpa|puerto lempira hn honduras
PEV|Pécs-Pogány Airport|Pécs-Pogány|HU|45.991|18.241|Europe/Budapest|pecs pogany hu hungary
PEW|Bacha Khan International Airport|Peshawar|PK|33.989|71.519|Asia/Karachi|bacha khan peshawar pk pakistan
PEX|Pechora Airport|Pechora|RU|65.117|57.133|Europe/Moscow|pechora ru russia
PEZ|Penza Airport|Penza|RU|53.119|45.023|Europe/Moscow|penza ru russia
PFA|Harbin Pingfang Airport|Harbin|CN|45.599|126.658|Asia/Shanghai|harbin pingfang cn china
PFB|Passo Fundo Airport|Passo Fundo|BR|-28.250|-52.333|America/Sao_Paulo|passo fundo lauro kurtz br brazil
PFD|Port Frederick Airport||US|57.950|-135.650|America/Juneau|port frederick us united states
PFO|Paphos International Airport|Paphos|CY|34.712|32.489|Asia/Nicosia|paphos cy cyprus
PFQ|Parsabad Moghan Airport|Parsabad|IR|39.607|47.878|Asia/Tehran|parsabad moghan ir iran
PFR|Ilebo Airport|Ilebo|CD|-4.317|20.583|Africa/Lubumbashi|ilebo cd congo kinshasa
PGA|Page Airport|Page|US|36.926|-111.447|America/Phoenix|page municipal us united states
PGD|Charlotte County Airport|Punta Gorda|US|26.919|-81.991|America/New_York|charlotte county punta gorda us united states
PGF|Llabanere Airport|Perpignan|FR|42.741|2.868|Europe/Paris|llabanere perpignan rivesaltes fr france
PGG|Progresso Airport||BR|-6.954|-55.461|America/Santarem|progresso br brazil
PGH|Pantnagar Airport|Pantnagar|IN|29.032|79.474|Asia/Kolkata|pantnagar in india
PGK|Depati Amir Airport|Pangkal Pinang|ID|-2.164|106.137|Asia/Jakarta|depati amir pangkal pinang id indonesia
PGM|Port Graham Airport|Port Graham|US|59.350|-151.833|America/Anchorage|port graham us united states
PGQ|Pekaulang Buli Airport|Pekaulang|ID|0.917|128.383|Asia/Jayapura|pekaulang buli id indonesia
PGU|Ala'Marvdasht Airport|Khiyaroo|IR|27.384|52.736|Asia/Tehran|ala marvdasht khiyaroo persian gulf ir iran
PGV|Pitt-Greenville Airport|Greenville|US|35.633|-77.385|America/New_York|pitt greenville us united states
PGZ|Comte Antonio Amilton Beraldo Airport|Ponta Grossa|BR|-25.186|-50.146|America/Sao_Paulo|comte antonio amilton beraldo ponta grossa comandante br brazil
PHB|Parnaiba-Prefeito Dr. Joao Silva Filho International Airport|Parnaíba|BR|-2.894|-41.731|America/Fortaleza|parnaiba prefeito dr joao silva filho doutor br brazil
PHC|Port Harcourt International Airport|Port Harcourt|NG|5.007|6.950|Africa/Lagos|port harcourt ng nigeria
PHE|Port Hedland International Airport|Port Hedland|AU|-20.378|118.632|Australia/Perth|port hedland au australia
PHF|Newport News/Williamsburg International Airport|Newport News|US|37.130|-76.503|America/New_York|newport news williamsburg us united states
PHH|Pokhara International Airport||NP|28.184|84.015|Asia/Kathmandu|pokhara np nepal
PHL|Philadelphia International Airport|Philadelphia|US|39.876|-75.243|America/New_York|philadelphia us united states
PHM|Boeblingen Airport||DE|48.683|9.000|Europe/Berlin|boeblingen de germany
PHO|Point Hope Airport|Point Hope|US|68.350|-166.800|America/Nome|point hope us united states
PHS|Phitsanulok Airport|Phitsanulok|TH|16.771|100.281|Asia/Bangkok|phitsanulok th thailand
PHU|Phu Vinh Airport|Phu Giao|VN|11.300|106.793|Asia/Ho_Chi_Minh|phu vinh giao vn vietnam
PHW|Phalaborwa Airport|Phalaborwa|ZA|-23.934|31.156|Africa/Johannesburg|phalaborwa hendrik van eck za south africa
PHX|Phoenix Sky Harbor International Airport|Phoenix|US|33.435|-112.000|America/Phoenix|phoenix sky harbor us united states
PHY|Phetchabun Airport||TH|16.682|101.198|Asia/Bangkok|phetchabun th thailand
PHZ|Phi Phi Island Airport||TH|8.167|98.283|Asia/Bangkok|phi island th thailand
PIA|General Wayne A. Downing Peoria International Airport|Peoria|US|40.666|-89.690|America/Chicago|general wayne a downing peoria us united states
PIB|Hattiesburg-Laurel Regional Airport|Moselle|US|31.468|-89.337|America/Chicago|hattiesburg laurel regional moselle us united states
PIE|St. Petersburg-Clearwater International Airport|Pinellas Park|US|27.912|-82.695|America/New_York|st petersburg clearwater pinellas park us united states
PIF|Pingtung Airport|Pingtung|TW|22.705|120.490|Asia/Taipei|pingtung north tw taiwan
PIH|Pocatello Regional Airport|Pocatello|US|42.910|-112.586|America/Boise|pocatello regional us united states
PIK|Glasgow Prestwick Airport|Prestwick|GB|55.508|-4.611|Europe/London|glasgow prestwick gb united kingdom
PIP|Pilot Point Airport|Pilot Point|US|57.564|-157.561|America/Anchorage|pilot point us united states
PIR|Pierre Regional Airport|Pierre|US|44.380|-100.293|America/Chicago|pierre regional us united states
PIS|Poitiers-Biard Airport|Poitiers|FR|46.586|0.306|Europe/Paris|poitiers biard fr france
PIT|Pittsburgh International Airport|Pittsburgh|US|40.496|-80.257|America/New_York|pittsburgh us united states
PIU|Cap. FAP Guillermo Concha Iberico International Airport|Piura|PE|-5.202|-80.616|America/Lima|cap fap guillermo concha iberico piura capitan pe peru
PIX|Pico Island Airport|Pico Island|PT|38.467|-28.300|Atlantic/Azores|pico island pt portugal
PIZ|Point Lay LRRS Airport|Point Lay|US|69.750|-163.167|America/Nome|point lay lrrs us united states
PJA|Pajala Airport||SE|67.246|23.069|Europe/Stockholm|pajala se sweden
PJM|Puerto Jimenez Airport|Puerto Jimenez|CR|8.583|-83.333|America/Costa_Rica|puerto jimenez cr costa rica
PJS|Port San Juan Airport||US|60.049|-148.064|America/Anchorage|port san juan us united states
PKA|Napaskiak Sea Plane Base|Napaskiak|US|60.711|-161.758|America/Anchorage|napaskiak sea plane base us united states
PKB|Wood County Airport|Parkersburg|US|39.346|-81.439|America/New_York|wood county parkersburg mid ohio valley regional us united states
PKC|Petropavlovsk-Kamchatsky Airport|Petropavlovsk-Kamchatsky|RU|53.168|158.452|Asia/Kamchatka|petropavlovsk kamchatsky yelizovo ru russia
PKE|Parkes Airport|Parkes|AU|-33.138|148.233|Australia/Sydney|parkes au australia
PKG|Pangkor Airport|Pangkor Island|MY|4.246|100.554|Asia/Kuala_Lumpur|pangkor island my malaysia
PKL|Pakatoa Island Airport||NZ|-36.796|175.196|Pacific/Auckland|pakatoa island nz new zealand
PKN|Iskandar Airport|Pangkalanbun|ID|-2.704|111.670|Asia/Pontianak|iskandar pangkalanbun id indonesia
PKP|Puka Puka Airport||PF|-14.750|-138.967|Pacific/Tahiti|puka pf french polynesia
PKR|Pokhara International Airport|Pokhara|NP|28.190|84.015|Asia/Kathmandu|pokhara np nepal
PKS|Paksane Airport||LA|18.367|103.683|Asia/Vientiane|paksane la laos
PKU|Sultan Syarif Kasim II International Airport|Pekanbaru|ID|0.465|101.447|Asia/Jakarta|sultan syarif kasim ii pekanbaru roesmin nurjadin afb id indonesia
PKV|Pskov Airport|Pskov|RU|57.791|28.398|Europe/Moscow|pskov ru russia
PKX|Beijing Daxing International Airport|Beijing|CN|39.510|116.408|Asia/Shanghai|beijing daxing cn china
PKY|Tjilik Riwut Airport|Palangkaraya|ID|-2.224|113.946|Asia/Pontianak|tjilik riwut palangkaraya id indonesia
PKZ|Pakse Airport|Pakse|LA|15.136|105.781|Asia/Vientiane|pakse la laos
PLJ|Placencia Airport|Placencia|BZ|16.537|-88.361|America/Belize|placencia bz belize
PLM|Sultan Mahmud Badaruddin II Airport|Palembang|ID|-2.900|104.699|Asia/Jakarta|sultan mahmud badaruddin ii palembang id indonesia
PLN|Emmet County Airport|Pellston|US|45.571|-84.793|America/Detroit|emmet county pellston regional us united states
PLO|Port Lincoln Airport|Port Lincoln|AU|-34.603|135.875|Australia/Adelaide|port lincoln au australia
PLQ|Palanga International Airport|Palanga|LT|55.950|21.083|Europe/Vilnius|palanga lt lithuania
PLS|Providenciales International Airport|Providenciales|TC|21.775|-72.263|America/Grand_Turk|providenciales tc turks caicos islands
PLW|Mutiara Airport|Palu|ID|-0.919|119.910|Asia/Makassar|mutiara palu sis jufrie id indonesia
PLX|Semey International Airport|Semey|KZ|50.333|80.250|Asia/Almaty|semey kz kazakhstan
PLZ|Chief Dawid Stuurman International Airport|Gqeberha|ZA|-33.984|25.611|Africa/Johannesburg|chief dawid stuurman gqeberha za south africa
PMC|El Tepual Airport|Puerto Montt|CL|-41.434|-73.098|America/Santiago|el tepual puerto montt cl chile
PME|Portsmouth Airport||GB|50.800|-1.083|Europe/London|portsmouth gb united kingdom
PMF|Parma Airport|Parma|IT|44.822|10.295|Europe/Rome|parma it italy
PMG|Ponta Pora International Airport|Ponta Porã|BR|-22.550|-55.700|America/Campo_Grande|ponta pora br brazil
PMI|Palma de Mallorca Airport|Palma de Mallorca|ES|39.548|2.730|Europe/Madrid|palma de mallorca es spain
PMK|Palm Island Airport||AU|-18.752|146.579|Australia/Brisbane|palm island au australia
PMM|Phanom Sarakham Airport||TH|13.755|101.395|Asia/Bangkok|phanom sarakham th thailand
PMO|Palermo-Punta Raisi Airport|Palermo|IT|38.187|13.105|Europe/Rome|palermo punta raisi falcone borsellino it italy
PMQ|Perito Moreno Airport|Perito Moreno|AR|-46.536|-70.984|America/Argentina/Rio_Gallegos|perito moreno ar argentina
PMR|Palmerston North Airport|Palmerston North|NZ|-40.324|175.621|Pacific/Auckland|palmerston north nz new zealand
PMU|Paimiut Sea Plane Base||US|61.983|-160.333|America/Anchorage|paimiut sea plane base us united states
PMV|Santiago Marino International Airport|Isla Margarita|VE|10.917|-63.969|America/Caracas|santiago marino isla margarita del caribe ve venezuela
PMW|Palmas–Brigadeiro Lysias Rodrigues International Airport|Palmas|BR|-10.295|-48.358|America/Araguaina|palmas brigadeiro lysias rodrigues br brazil
PMY|El Tehuelche Airport|Puerto Madryn|AR|-42.733|-65.067|America/Argentina/Catamarca|el tehuelche puerto madryn ar argentina
PNA|Pamplona Airport|Pamplona|ES|42.767|-1.639|Europe/Madrid|pamplona es spain
PND|Punta Gorda Airport|Punta Gorda|BZ|16.102|-88.808|America/Belize|punta gorda bz belize
PNF|Peterson's Point Airport||US|58.683|-156.833|America/Anchorage|peterson s point us united states
PNH|Phnom Penh International Airport|Phnom Penh|KH|11.552|104.846|Asia/Phnom_Penh|phnom penh kh cambodia
PNI|Pohnpei Airport|Pohnpei Island|FM|6.981|158.203|Pacific/Pohnpei|pohnpei island fm micronesia
PNK|Supadio International Airport|Pontianak|ID|-0.147|109.405|Asia/Pontianak|supadio pontianak id indonesia
PNL|Pantelleria Airport|Pantelleria|IT|36.814|11.966|Europe/Rome|pantelleria it italy
PNP|Girua Airport|Popondetta|PG|-8.807|148.309|Pacific/Port_Moresby|girua popondetta pg papua new guinea
PNQ|Pune International Airport|Pune|IN|18.581|73.921|Asia/Kolkata|pune lohagaon air force station in india
PNR|Pointe Noire Airport|Pointe Noire|CG|-4.816|11.884|Africa/Brazzaville|pointe noire antonio agostinho neto cg congo brazzaville
PNS|Pensacola International Airport|Pensacola|US|30.476|-87.194|America/Chicago|pensacola us united states
PNT|Teniente J. Gallardo Airport|Puerto Natales|CL|-51.669|-72.529|America/Punta_Arenas|teniente j gallardo puerto natales lieutenant julio cl chile
PNY|Puducherry Airport|Puducherry|IN|11.969|79.813|Asia/Kolkata|puducherry pondicherry in india
PNZ|Petrolina International Airport|Petrolina|BR|-9.366|-40.566|America/Recife|petrolina senador nilo coelho br brazil
POA|Porto Alegre International Airport Salgado Filho|Porto Alegre|BR|-29.990|-51.177|America/Sao_Paulo|porto alegre salgado filho br brazil
POG|Port Gentil Airport|Port Gentil|GA|-0.720|8.754|Africa/Libreville|port gentil ga gabon
POL|Pemba Airport|Pemba|MZ|-12.988|40.523|Africa/Maputo|pemba mz mozambique
POM|Jacksons International Airport|Port Moresby|PG|-9.444|147.214|Pacific/Port_Moresby|jacksons port moresby pg papua new guinea
POP|Gregorio Luperón International Airport|Puerto Plata|DO|19.755|-70.563|America/Santo_Domingo|gregorio luperon puerto plata do dominican republic
POQ|Polk Inlet Airport||US|55.350|-132.500|America/Sitka|polk inlet us united states
POR|Pori Airport|Pori|FI|61.469|21.791|Europe/Helsinki|pori fi finland
POS|Piarco International Airport|Port of Spain|TT|10.602|-61.339|America/Port_of_Spain|piarco port spain tt trinidad tobago
POZ|Poznan–Lawica Airport|Poznań|PL|52.414|16.829|Europe/Warsaw|poznan lawica ławica pl poland
PPB|A. De Barros Airport|Presidente Prudente|BR|-22.100|-51.450|America/Sao_Paulo|a de barros presidente prudente br brazil
PPD|Palmas Del Mar Air Strip||PR|18.150|-65.833|America/Puerto_Rico|palmas del mar air strip pr puerto rico
PPE|Puerto Penasco Airport|Puerto Peñasco|MX|31.352|-113.305|America/Hermosillo|puerto penasco mx mexico
PPG|Pago Pago International Airport|Pago Pago|AS|-14.326|-170.696|Pacific/Pago_Pago|pago as american samoa
PPK|Petropavlovsk Airport|Petropavl|KZ|54.783|69.183|Asia/Almaty|petropavlovsk petropavl kz kazakhstan
PPN|Guillermo Leon Valencia Airport|Popayán|CO|2.453|-76.610|America/Bogota|guillermo leon valencia popayan co colombia
PPO|Powell Point Seaplane Base||BS|24.840|-76.339|America/Nassau|powell point seaplane base bs bahamas
PPP|Whitsunday Coast Airport|Proserpine|AU|-20.489|148.552|Australia/Brisbane|whitsunday coast proserpine au australia
PPS|Puerto Princesa International Airport|Puerto Princesa|PH|9.740|118.757|Asia/Manila|puerto princesa paf antonio bautista air base ph philippines
PPT|Tahiti Faa'a Airport|Papeete|PF|-17.560|-149.609|Pacific/Tahiti|tahiti faa a papeete pf french polynesia
PPV|Port Protection Airport|Port Protection|US|56.333|-133.667|America/Sitka|port protection us united states
PPW|Papa Westray Airport|Papa Westray|GB|59.351|-2.899|Europe/London|papa westray gb united kingdom
PQC|Phu Quoc Airport|Phu Quoc Island|VN|10.163|103.998|Asia/Ho_Chi_Minh|phu quoc island vn vietnam
PQI|Presque Isle International Airport|Presque Isle|US|46.685|-68.047|America/New_York|presque isle us united states
PQQ|Port Macquarie Airport|Port Macquarie|AU|-31.431|152.867|Australia/Sydney|port macquarie au australia
PQS|Pilot Station Airport|Pilot Station|US|61.935|-162.891|America/Nome|pilot station us united states
PQT|Qeqertaq Heliport|Qeqertaq|GL|69.999|-51.304|America/Nuuk|qeqertaq heliport gl greenland
PRA|General Justo Jose de Urquiza Airport|Parana|AR|-31.795|-60.480|America/Argentina/Cordoba|general justo jose de urquiza parana ar argentina
PRC|Prescott Airport|Prescott|US|34.650|-112.424|America/Phoenix|prescott ernest love field us united states
PRF|Port Johnson Airport||US|55.133|-132.000|America/Sitka|port johnson us united states
PRG|Vaclav Havel Airport Prague|Prague|CZ|50.106|14.267|Europe/Prague|vaclav havel prague cz czechia
PRI|Praslin Island Airport|Grand Anse|SC|-4.324|55.692|Indian/Mahe|praslin island grand anse sc seychelles
PRJ|Capri Airport||IT|40.550|14.233|Europe/Rome|capri it italy
PRM|Portimao Airport|Portimão|PT|37.148|-8.581|Europe/Lisbon|portimao pt portugal
PRN|Pristina International Airport|Prishtina|XK|42.574|21.036|Europe/Belgrade|pristina prishtina adem jashari xk kosovo
PRT|Point Retreat Coast Guard Heliport||US|58.350|-134.550|America/Juneau|point retreat coast guard heliport us united states
PSA|Pisa International Airport|Pisa|IT|43.699|10.400|Europe/Rome|pisa it italy
PSC|Tri-Cities Airport|Pasco|US|46.259|-119.115|America/Los_Angeles|tri cities pasco us united states
PSE|Mercedita Airport|Ponce|PR|18.011|-66.564|America/Puerto_Rico|mercedita ponce pr puerto rico
PSG|Petersburg Municipal Airport|Petersburg|US|56.804|-132.942|America/Sitka|petersburg municipal james johnson us united states
PSM|Portsmouth International Airport at Pease|Portsmouth|US|43.180|-70.883|America/New_York|portsmouth at pease us united states
PSO|Antonio Nariño Airport|Chachagüí|CO|1.467|-77.250|America/Bogota|antonio narino chachagui co colombia
PSP|Palm Springs International Airport|Palm Springs|US|33.823|-116.508|America/Los_Angeles|palm springs us united states
PSR|Abruzzo Airport|Pescara|IT|42.437|14.187|Europe/Rome|abruzzo pescara it italy
PSS|Posadas Airport|Posadas|AR|-27.384|-55.968|America/Argentina/Cordoba|posadas libertador gral jose san martin ar argentina
PSU|Putussibau Airport|Putussibau-Borneo Island|ID|0.833|112.933|Asia/Pontianak|putussibau borneo island pangsuma id indonesia
PSY|Port Stanley Airport|Stanley|FK|-51.700|-57.850|Atlantic/Stanley|port stanley fk falkland islands
PSZ|Puerto Suarez Airport|Puerto Suárez|BO|-18.980|-57.824|America/La_Paz|puerto suarez capitan salvador ogaya bo bolivia
PTA|Port Alsworth Airport|Port Alsworth|US|60.203|-154.319|America/Anchorage|port alsworth us united states
PTD|Port Alexander Airport|Port Alexander|US|56.250|-134.650|America/Sitka|port alexander us united states
PTF|Malololailai Airport|Malolo Lailai Island|FJ|-17.783|177.217|Pacific/Fiji|malololailai malolo lailai island fj fiji
PTG|Polokwane International Airport|Polokwane|ZA|-23.845|29.459|Africa/Johannesburg|polokwane za south africa
PTH|Port Heiden Airport|Port Heiden|US|56.957|-158.637|America/Anchorage|port heiden us united states
PTI|Port Douglas Airport||AU|-16.486|145.464|Australia/Brisbane|port douglas au australia
PTJ|Portland Airport (Victoria)||AU|-38.319|141.470|Australia/Melbourne|portland victoria au australia
PTO|Juvenal Loureiro Cardoso Airport|Pato Branco|BR|-26.217|-52.667|America/Sao_Paulo|juvenal loureiro cardoso pato branco br brazil
PTP|Pointe-a-Pitre International Airport|Pointe-à-Pitre|GP|16.270|-61.527|America/Guadeloupe|pointe a pitre raizet gp guadeloupe
PTR|Pleasant Harbor Airport||US|57.750|-152.833|America/Anchorage|pleasant harbor us united states
PTU|Platinum Airport|Platinum|US|59.011|-161.817|America/Anchorage|platinum us united states
PTY|Tocumen International Airport|Tocumen|PA|9.067|-79.388|America/Panama|tocumen pa panama
PTZ|Pastaza Airport|Shell Mera|EC|-1.505|-78.063|America/Guayaquil|pastaza shell mera ec ecuador
PUB|Pueblo Memorial Airport|Pueblo|US|38.284|-104.495|America/Denver|pueblo memorial us united states
PUD|Puerto Deseado Airport|Puerto Deseado|AR|-47.750|-65.917|America/Argentina/Rio_Gallegos|puerto deseado ar argentina
PUF|Pau-Pyrenees Airport|Pau|FR|43.382|-0.414|Europe/Paris|pau pyrenees fr france
PUG|Port Augusta Airport||AU|-32.500|137.767|Australia/Adelaide|port augusta au australia
PUH|Pochutla Airport||MX|15.733|-96.467|America/Mexico_City|pochutla mx mexico
PUJ|Punta Cana International Airport|Punta Cana|DO|18.562|-68.364|America/Santo_Domingo|punta cana do dominican republic
PUM|Pomala Airport||ID|-4.183|121.617|Asia/Makassar|pomala id indonesia
PUQ|Pres Ibanez Airport|Punta Arenas|CL|-53.005|-70.843|America/Punta_Arenas|pres ibanez punta arenas president carlos del campo cl chile
PUR|Puerto Rico Airport|Puerto Rico|BO|-11.113|-67.520|America/La_Paz|puerto rico bo bolivia
PUS|Gimhae International Airport|Busan|KR|35.179|128.949|Asia/Seoul|gimhae busan kr south korea
PUU|Puerto Asis Airport|Puerto Asís|CO|0.533|-76.533|America/Bogota|puerto asis tres mayo co colombia
PUW|Pullman–Moscow Regional Airport|Pullman|US|46.745|-117.105|America/Los_Angeles|pullman moscow regional us united states
PUY|Pula Airport|Pula|HR|44.892|13.924|Europe/Zagreb|pula hr croatia
PUZ|Puerto Cabezas Airport|Puerto Cabezas|NI|14.045|-83.384|America/Managua|puerto cabezas ni nicaragua
PVA|Providencia Airport|Providencia|CO|13.350|-81.350|America/Bogota|providencia embrujo co colombia
PVD|T. F. Green Airport|Warwick|US|41.726|-71.436|America/New_York|t f green warwick theodore francis state us united states
PVG|Shanghai Pudong International Airport|Shanghai|CN|31.152|121.800|Asia/Shanghai|shanghai pudong cn china
PVH|Porto Velho International Airport|Porto Velho|BR|-8.714|-63.898|America/Porto_Velho|porto velho governador jorge teixeira oliveira br brazil
PVK|Aktion Airport|Preveza|GR|38.926|20.766|Europe/Athens|aktion preveza national gr greece
PVN|Pleven Airport||BG|43.417|24.617|Europe/Sofia|pleven bg bulgaria
PVR|Gustavo Diaz Ordaz International Airport|Ciudad de Puerto Vallarta|MX|20.678|-105.249|America/Mexico_City|gustavo diaz ordaz ciudad de puerto vallarta internacional lic mx mexico
PVU|Provo Airport|Provo|US|40.218|-111.722|America/Denver|provo utah lake us united states
PVZ|Casement Airport||US|41.717|-81.250|America/New_York|casement us united states
PWE|Pevek Airport|Apapelgino|RU|69.783|170.600|Asia/Anadyr|pevek apapelgino ru russia
PWM|Portland International Jetport|Portland|US|43.647|-70.310|America/New_York|portland jetport us united states
PWQ|Pavlodar Airport|Pavlodar|KZ|52.183|77.067|Asia/Almaty|pavlodar kz kazakhstan
PXH|Prominent Hill Airport|Mount Eba|AU|-29.710|135.527|Australia/Adelaide|prominent hill mount eba au australia
PXM|Puerto Escondido Airport|Puerto Escondido|MX|15.850|-97.083|America/Mexico_City|puerto escondido mx mexico
PXO|Porto Santo Airport|Vila Baleira|PT|33.070|-16.345|Atlantic/Madeira|porto santo vila baleira pt portugal
PXR|Surin Airport|Surin|TH|14.867|103.500|Asia/Bangkok|surin th thailand
PXS|Puerto De Santa Maria Airport||ES|36.600|-6.217|Europe/Madrid|puerto de santa maria es spain
PXU|Pleiku Airport|Pleiku|VN|14.006|108.009|Asia/Ho_Chi_Minh|pleiku vn vietnam
PYG|Pakyong Airport|Pakyong|IN|27.233|88.588|Asia/Kolkata|pakyong in india
PYJ|Polyarnyj Airport|Yakutia|RU|66.417|112.050|Asia/Yakutsk|polyarnyj yakutia polyarny ru russia
PYK|Payam|Karaj|IR|35.892|50.886|Asia/Tehran|payam karaj ir iran
PYT|Paracatu Airport|Paracatu|BR|-17.331|-47.014|America/Sao_Paulo|paracatu br brazil
PZB|Pietermaritzburg Airport|Pietermaritzburg|ZA|-29.643|30.397|Africa/Johannesburg|pietermaritzburg za south africa
PZE|Penzance Heliport||GB|50.128|-5.518|Europe/London|penzance heliport gb united kingdom
PZH|Zhob Airport|Fort Sandeman|PK|31.358|69.464|Asia/Karachi|zhob fort sandeman pk pakistan
PZI|Pan Zhi Hua Bao An Ying|Panzhihua|CN|26.539|101.794|Asia/Shanghai|pan zhi hua bao an ying panzhihua anying cn china
PZO|Manuel Carlos Piar Guayana Airport|Puerto Ordaz-Ciudad Guayana|VE|8.287|-62.759|America/Caracas|manuel carlos piar guayana puerto ordaz ciudad general ve venezuela
PZU|Port Sudan New International Airport|Port Sudan|SD|19.578|37.214|Africa/Khartoum|port sudan new sd
QBC|Bella Coola Airport|Bella Coola|CA|52.333|-126.667|America/Vancouver|bella coola ca canada
QCU|Akunnaaq Heliport|Akunnaaq|GL|68.750|-52.333|America/Nuuk|akunnaaq heliport gl greenland
QEA|Aarhus Sea Airport||DK|56.152|10.248|Europe/Copenhagen|aarhus sea dk denmark
QEC|Copenhagen Sea Airport||DK|55.691|12.600|Europe/Copenhagen|copenhagen sea dk denmark
QFG|Eqalugaarsuit Heliport|Eqalugaarsuit|GL|60.620|-45.913|America/Nuuk|eqalugaarsuit heliport gl greenland
QFI|Iginniarfik Heliport|Iginniarfik|GL|68.146|-53.169|America/Nuuk|iginniarfik heliport gl greenland
QFN|Narsaq Kujalleq Heliport||GL|60.005|-44.658|America/Nuuk|narsaq kujalleq heliport gl greenland
QFX|Igaliku Heliport|Igaliku|GL|60.991|-45.421|America/Nuuk|igaliku heliport gl greenland
QGQ|Attu Heliport|Attu|GL|67.941|-53.623|America/Nuuk|attu heliport gl greenland
QGY|Gyor-Per International Airport||HU|47.627|17.808|Europe/Budapest|gyor per hu hungary
QHV|Novo Hamburgo|Novo Hamburgo|BR|-29.811|-51.217|America/Sao_Paulo|novo hamburgo br brazil
QJE|Kitsissuarsuit Heliport|Kitsissuarsuit|GL|68.858|-53.123|America/Nuuk|kitsissuarsuit heliport gl greenland
QLX|Lauterach Airport||AT|47.483|9.733|Europe/Vienna|lauterach at austria
QMA|Anholt||DK|56.839|11.608|Europe/Copenhagen|anholt dk denmark
QNC|Neuchatel railway station||CH|46.997|6.936|Europe/Zurich|neuchatel railway station ch switzerland
QOQ|Saarloq Heliport|Saarloq|GL|60.538|-46.025|America/Nuuk|saarloq heliport gl greenland
QOW|Sam Mbakwe International Airport|Owerri|NG|5.428|7.202|Africa/Lagos|sam mbakwe owerri ng nigeria
QQW|London Waterloo railway station||GB|51.503|-0.115|Europe/London|london waterloo railway station gb united kingdom
QRE|Carazinho||BR|-28.364|-52.956|America/Sao_Paulo|carazinho br brazil
QRO|Queretaro Intercontinental Airport|Querétaro|MX|20.617|-100.186|America/Mexico_City|queretaro intercontinental mx mexico
QRW|Osubi Airstrip|Warri|NG|5.594|5.819|Africa/Lagos|osubi airstrip warri ng nigeria
QRY|Ikerasaarsuk Heliport|Ikerassaarsuk|GL|68.141|-53.441|America/Nuuk|ikerasaarsuk heliport ikerassaarsuk gl greenland
QSF|Setif Airport|Sétif|DZ|36.181|5.331|Africa/Algiers|setif ain arnat dz algeria
QSR|Salerno Costa d'Amalfi Airport|Salerno|IT|40.620|14.921|Europe/Rome|salerno costa d amalfi it italy
QSZ|Shache Yeerqiang Airport|Shache|CN|38.245|77.060|Asia/Shanghai|shache yeerqiang cn china
QTX|Charlevoix Municipal||US|45.348|-85.348|America/Detroit|charlevoix municipal us united states
QUO|Akwa Ibom Airport|Uyo|NG|4.876|8.086|Africa/Lagos|akwa ibom uyo ng nigeria
QUP|Saqqaq Heliport||GL|70.050|-52.000|America/Nuuk|saqqaq heliport gl greenland
QUU|Uetersen Airport||DE|53.648|9.709|Europe/Berlin|uetersen de germany
QUV|Aappilattoq Heliport (Kujalleq)|Aappilattoq|GL|60.152|-44.288|America/Nuuk|aappilattoq heliport kujalleq gl greenland
QUW|Ammassivik Heliport|Ammassivik|GL|60.596|-45.377|America/Nuuk|ammassivik heliport gl greenland
QXC|Caxias||BR|-4.870|-43.356|America/Fortaleza|caxias br brazil
RAB|Tokua Airport|Kokopo|PG|-4.342|152.376|Pacific/Port_Moresby|tokua kokopo pg papua new guinea
RAE|Arar Airport|Arar|SA|30.903|41.137|Asia/Riyadh|arar domestic sa saudi arabia
RAH|Rafha Airport|Rafha|SA|29.623|43.489|Asia/Riyadh|rafha domestic sa saudi arabia
RAI|Nelson Mandela International Airport|Praia|CV|14.945|-23.487|Atlantic/Cape_Verde|nelson mandela praia cv cape verde
RAJ|Rajkot Airport|Rajkot|IN|22.309|70.782|Asia/Kolkata|rajkot in india
RAK|Marrakech Menara Airport|Marrakech|MA|31.602|-8.027|Africa/Casablanca|marrakech menara ma morocco
RAM|Ramingining Airport||AU|-12.356|134.898|Australia/Darwin|ramingining au australia
RAO|Dr. Leite Lopes State Airport|Ribeirão Preto|BR|-21.139|-47.776|America/Sao_Paulo|dr leite lopes state ribeirao preto br brazil
RAP|Rapid City Regional Airport|Rapid City|US|44.038|-103.061|America/Denver|rapid city regional us united states
RAR|Rarotonga Airport|Avarua|CK|-21.200|-159.799|Pacific/Rarotonga|rarotonga avarua ck cook islands
RAS|Rasht Airport|Rasht|IR|37.322|49.620|Asia/Tehran|rasht sardar jangal ir iran
RAU|Rangpur Airport||BD|25.700|89.367|Asia/Dhaka|rangpur bd bangladesh
RAY|Rothsay Heliport||GB|55.833|-3.967|Europe/London|rothsay heliport gb united kingdom
RBA|Rabat Sale Airport|Rabat|MA|34.036|-6.749|Africa/Casablanca|rabat sale ma morocco
RBB|Borba Airport|Borba|BR|-4.400|-59.583|America/Manaus|borba br brazil
RBN|Fort Jefferson Airport||US|24.617|-82.867|America/New_York|fort jefferson us united states
RBQ|Rurrenabaque Airport|Rurrenabaque|BO|-14.450|-67.550|America/La_Paz|rurrenabaque bo bolivia
RBR|Rio Branco-Plácido de Castro International Airport|Rio Branco|BR|-9.967|-67.800|America/Rio_Branco|rio branco placido de castro br brazil
RBV|Ramata Airport|Ramata|SB|-8.166|157.639|Pacific/Guadalcanal|ramata sb solomon islands
RBY|Ruby Airport|Ruby|US|64.730|-155.461|America/Anchorage|ruby us united states
RCB|Richards Bay Airport|Richards Bay|ZA|-28.741|32.093|Africa/Johannesburg|richards bay za south africa
RCE|Roche Harbor Airport|Roche Harbor|US|48.583|-123.167|America/Los_Angeles|roche harbor us united states
RCH|Riohacha Airport|Riohacha|CO|11.529|-72.924|America/Bogota|riohacha almirante padilla co colombia
RCM|Richmond Airport||AU|-20.700|143.117|Australia/Brisbane|richmond au australia
RCP|Cinder Park Airport||US|57.083|-157.806|America/Anchorage|cinder park us united states
RDD|Redding Municipal Airport|Redding|US|40.506|-122.300|America/Los_Angeles|redding municipal us united states
RDL|Al Bardawil International Airport|El Hassana|EG|30.410|33.152|Africa/Cairo|al bardawil el hassana eg egypt
RDM|Roberts Field Redmond Municipal Airport|Redmond|US|44.252|-121.160|America/Los_Angeles|roberts field redmond municipal us united states
RDO|Warsaw Radom Airport|Radom|PL|51.389|21.214|Europe/Warsaw|warsaw radom pl poland
RDP|Kazi Nazrul Islam Airport|Durgapur|IN|23.621|87.243|Asia/Kolkata|kazi nazrul islam durgapur in india
RDU|Raleigh-Durham International Airport|Raleigh|US|35.874|-78.791|America/New_York|raleigh durham us united states
RDV|Red Devil Airport|Red Devil|US|61.787|-157.347|America/Anchorage|red devil us united states
RDZ|Marcillac Airport|Rodez|FR|44.411|2.484|Europe/Paris|marcillac rodez fr france
REC|Recife International Airport|Recife|BR|-8.132|-34.918|America/Recife|recife guararapes gilberto freyre br brazil
REG|Tito Menniti Airport|Reggio Calabria|IT|38.075|15.651|Europe/Rome|tito menniti reggio calabria it italy
REH|Rehoboth Beach Airport||US|38.700|-75.100|America/New_York|rehoboth beach us united states
REL|Trelew Airport|Rawson|AR|-43.233|-65.323|America/Argentina/Catamarca|trelew rawson almirante marco andres zar ar argentina
REN|Orenburg Airport|Orenburg|RU|51.791|55.457|Asia/Yekaterinburg|orenburg central ru russia
REP|Siem Reap International Airport|Siem Reap|KH|13.411|103.813|Asia/Phnom_Penh|siem reap kh cambodia
RER|Retalhuleu Airport|Retalhuleu|GT|14.521|-91.697|America/Guatemala|retalhuleu gt guatemala
RES|Resistencia Airport|Resistencia|AR|-27.451|-59.051|America/Argentina/Cordoba|resistencia ar argentina
RET|Rost Airport|Røst|NO|67.483|12.083|Europe/Oslo|rost no norway
REU|Reus Airport|Reus|ES|41.146|1.153|Europe/Madrid|reus es spain
REW|Rewa Airport|Rewa|IN|24.533|81.300|Asia/Kolkata|rewa chorhata in india
REX|Gen Lucio Blanco International Airport|Reynosa|MX|26.011|-98.228|America/Matamoros|gen lucio blanco reynosa general mx mexico
RFD|Chicago Rockford International Airport|Chicago|US|42.202|-89.095|America/Chicago|chicago rockford us united states
RFP|Raiatea Airport|Uturoa|PF|-16.725|-151.467|Pacific/Tahiti|raiatea uturoa pf french polynesia
RGA|Hermes Quijada Airport|Rio Grande|AR|-53.779|-67.750|America/Argentina/Ushuaia|hermes quijada rio grande gobernador ramon trejo noel ar argentina
RGI|Rangiroa Airport||PF|-14.956|-147.659|Pacific/Tahiti|rangiroa pf french polynesia
RGL|Piloto N. Fernandez Airport|Rio Gallegos|AR|-51.617|-69.283|America/Argentina/Rio_Gallegos|piloto n fernandez rio gallegos civil ar argentina
RGN|Yangon International Airport|Yangon|MM|16.900|96.134|Asia/Yangon|yangon mm myanmar burma
RGO|Chongjin Orang Airport|Hoemun-ri|KP|41.428|129.647|Asia/Pyongyang|chongjin orang hoemun ri kp north korea
RHD|Termas de Rio Hondo Airport|Termas de Río Hondo|AR|-27.533|-64.950|America/Argentina/Cordoba|termas de rio hondo ar argentina
RHI|Oneida County Airport|Rhinelander|US|45.626|-89.463|America/Chicago|oneida county rhinelander us united states
RHO|Rhodes Airport|Rodes Island|GR|36.402|28.091|Europe/Athens|rhodes rodes island diagoras gr greece
RHT|Alxa Right Banner Badanjilin Airport|Badanjilin|CN|39.213|101.644|Asia/Shanghai|alxa right banner badanjilin cn china
RIA|Santa Maria Airport|Santa Maria|BR|-29.711|-53.688|America/Sao_Paulo|santa maria br brazil
RIB|Riberalta Airport|Riberalta|BO|-11.007|-66.093|America/La_Paz|riberalta bo bolivia
RIC|Richmond International Airport (Byrd Field)|Richmond|US|37.506|-77.323|America/New_York|richmond byrd field us united states
RIH|Scarlett Martinez International Airport|Río Hato|PA|8.371|-80.128|America/Panama|scarlett martinez rio hato pa panama
RIS|Rishiri Airport|Rishiri|JP|45.183|141.250|Asia/Tokyo|rishiri jp japan
RIT|Rio Tigre Airport||PA|7.833|-80.800|America/Panama|rio tigre pa panama
RIW|Riverton Airport|Riverton|US|43.064|-108.457|America/Denver|riverton central wyoming regional us united states
RIX|Riga International Airport|Riga|LV|56.922|23.980|Europe/Riga|riga lv latvia
RIY|Riyan Airport|Riyan|YE|14.667|49.374|Asia/Aden|riyan mukalla ye yemen
RIZ|Rizhao Shanzihe Airport|Rizhao|CN|35.401|119.317|Asia/Shanghai|rizhao shanzihe cn china
RJA|Rajahmundry Airport|Madhurapudi|IN|17.110|81.821|Asia/Kolkata|rajahmundry madhurapudi in india
RJH|Rajshahi Airport|Rajshahi|BD|24.433|88.617|Asia/Dhaka|rajshahi shah mokhdum bd bangladesh
RJK|Rijeka Airport|Rijeka|HR|45.216|14.568|Europe/Zagreb|rijeka omisalj hr croatia
RJM|Marinda Airport|Waisai|ID|-0.423|130.773|Asia/Jayapura|marinda waisai id indonesia
RJN|Rafsanjan Airport|Rafsanjan|IR|30.297|56.057|Asia/Tehran|rafsanjan ir iran
RKC|Yreka Airport||US|41.733|-122.633|America/Los_Angeles|yreka us united states
RKD|Knox County Regional Airport|Rockland|US|44.059|-69.098|America/New_York|knox county regional rockland us united states
RKE|Roskilde Airport|Copenhagen|DK|55.590|12.128|Europe/Copenhagen|roskilde copenhagen dk denmark
RKI|Rokot Airport|Sipura Island|ID|-2.094|99.699|Asia/Jakarta|rokot sipura island id indonesia
RKS|Southwest Wyoming Regional Airport|Rock Springs|US|41.598|-109.072|America/Denver|southwest wyoming regional rock springs us united states
RKT|Ras Al Khaimah International Airport|Ras Al Khaimah|AE|25.617|55.941|Asia/Dubai|ras al khaimah ae united arab emirates
RKV|Reykjavik Domestic Airport|Reykjavik|IS|64.131|-21.932|Atlantic/Reykjavik|reykjavik domestic is iceland
RKZ|Shigatse Peace Airport|Xigazê|CN|29.352|89.310|Asia/Shanghai|shigatse peace xigaze air base cn china
RLG|Rostock–Laage Airport|Rostock|DE|53.920|12.267|Europe/Berlin|rostock laage de germany
RLI|Reilly Army Heliport||US|33.667|-85.850|America/Chicago|reilly army heliport us united states
RLK|Bayannur Tianjitai Airport|Bavannur|CN|40.926|107.739|Asia/Shanghai|bayannur tianjitai bavannur cn china
RLU|Bornite Upper Airport||US|67.750|-156.000|America/Anchorage|bornite upper us united states
RMA|Roma Airport|Roma|AU|-26.544|148.779|Australia/Brisbane|roma au australia
RMF|Marsa Alam International Airport|Marsa Alam|EG|25.556|34.593|Africa/Cairo|marsa alam eg egypt
RMI|Federico Fellini International Airport|Rimini|IT|44.023|12.620|Europe/Rome|federico fellini rimini it italy
RML|Ratmalana Airport|Colombo|LK|6.819|79.888|Asia/Colombo|ratmalana colombo lk sri lanka
RMO|Chisinau International Airport|Chişinău|MD|46.935|28.935|Europe/Chisinau|chisinau md moldova
RMP|Rampart Airport|Rampart|US|65.508|-150.140|America/Anchorage|rampart us united states
RMQ|Taichung International Airport|Taichung|TW|24.255|120.601|Asia/Taipei|taichung ching chuang kang air base tw taiwan
RMT|Rimatara Airport|Rimatara Island|PF|-22.639|-152.805|Pacific/Tahiti|rimatara island pf french polynesia
RMU|Murcia-Corvera Airport|Corvera|ES|37.803|-1.125|Europe/Madrid|murcia corvera region es spain
RMZ|Tobolsk Remezov Airport|Tobolsk|RU|58.058|68.349|Asia/Yekaterinburg|tobolsk remezov ru russia
RNB|Kallinge Airport|Ronneby|SE|56.258|15.261|Europe/Stockholm|kallinge ronneby se sweden
RNJ|Yoron Airport|Yoron|JP|27.042|128.406|Asia/Tokyo|yoron jp japan
RNL|Rennell Airport|Rennell Island|SB|-11.550|160.063|Pacific/Guadalcanal|rennell island sb solomon islands
RNN|Bornholm Airport|Rønne|DK|55.064|14.758|Europe/Copenhagen|bornholm ronne dk denmark
RNO|Reno/Tahoe International Airport|Reno|US|39.506|-119.776|America/Los_Angeles|reno tahoe us united states
RNP|Rongelap Airport|Rongelap Island|MH|11.150|166.883|Pacific/Majuro|rongelap island mh marshall islands
RNS|Airport Rennes Bretagne|Rennes|FR|48.068|-1.726|Europe/Paris|rennes bretagne saint jacques lande fr france
ROA|Roanoke-Blacksburg Regional Airport|Roanoke|US|37.321|-79.970|America/New_York|roanoke blacksburg regional us united states
ROB|Roberts International Airport|Monrovia|LR|6.240|-10.359|Africa/Monrovia|roberts monrovia lr liberia
ROC|Greater Rochester International Airport|Rochester|US|43.128|-77.665|America/New_York|greater rochester frederick douglass us united states
ROI|Roi Et Airport|Roi Et|TH|16.117|103.774|Asia/Bangkok|roi et th thailand
ROK|Rockhampton Airport|Rockhampton|AU|-23.378|150.478|Australia/Brisbane|rockhampton au australia
ROO|Rondonopolis Airport|Rondonópolis|BR|-16.433|-54.717|America/Cuiaba|rondonopolis maestro marinho franco br brazil
ROP|Rota Airport|Rota Island|MP|14.172|145.244|Pacific/Saipan|rota island mp northern mariana islands
ROR|Airai Airport|Babelthuap Island|PW|7.364|134.533|Pacific/Palau|airai babelthuap island pw palau
ROS|Aeropuerto Internacional de Rosario Islas Malvinas|Rosario|AR|-32.933|-60.783|America/Argentina/Cordoba|internacional de rosario islas malvinas ar argentina
ROT|Rotorua International Airport|Rotorua|NZ|-38.110|176.317|Pacific/Auckland|rotorua regional nz new zealand
ROV|Platov International Airport|Rostov-on-Don|RU|47.491|39.929|Europe/Moscow|platov rostov on don ru russia
ROW|Roswell International Air Center|Roswell|US|33.305|-104.526|America/Denver|roswell air center us united states
RPR|Swami Vivekananda Airport|Raipur|IN|21.185|81.740|Asia/Kolkata|swami vivekananda raipur in india
RQA|Ruoqiang Loulan Airport|Ruoqiang Town|CN|38.975|88.008|Asia/Urumqi|ruoqiang loulan town cn china
RRA|Ronda Airport||ES|36.750|-5.167|Europe/Madrid|ronda es spain
RRG|Rodrigues Island Airport|Port Mathurin|MU|-19.750|63.350|Indian/Mauritius|rodrigues island port mathurin sir charles gaetan duval mu mauritius
RRR|Raroia Airport|Raroia|PF|-16.045|-142.476|Pacific/Tahiti|raroia pf french polynesia
RRS|Roros Airport|Røros|NO|62.579|11.346|Europe/Oslo|roros no norway
RSA|Santa Rosa Airport|Santa Rosa|AR|-36.567|-64.267|America/Argentina/Salta|santa rosa ar argentina
RSG|Serra Pelada Airport||BR|-5.950|-49.650|America/Belem|serra pelada br brazil
RSH|Russian Mission Airport|Russian Mission|US|61.783|-161.319|America/Anchorage|russian mission us united states
RSI|Red Sea International Airport|Hanak|SA|25.630|37.078|Asia/Riyadh|red sea hanak sa saudi arabia
RSJ|Rosario Sea Plane Base|Rosario|US|48.646|-122.870|America/Los_Angeles|rosario sea plane base us united states
RSP|Raspberry Strait Airport||US|58.167|-154.833|America/Anchorage|raspberry strait us united states
RST|Rochester International Airport|Rochester|US|43.911|-92.490|America/Chicago|rochester us united states
RSU|Yeosu Airport|Yeosu|KR|34.842|127.613|Asia/Seoul|yeosu kr south korea
RSW|Southwest Florida International Airport|Fort Myers|US|26.528|-81.755|America/New_York|southwest florida fort myers us united states
RTA|Rotuma Island Airport|Rotuma|FJ|-12.482|177.071|Pacific/Fiji|rotuma island fj fiji
RTB|Roatan Airport|Coxen Hole|HN|16.318|-86.527|America/Tegucigalpa|roatan coxen hole juan manuel galvez hn honduras
RTD|Rotunda Airport||US|26.867|-82.267|America/New_York|rotunda us united states
RTG|Frans Sales Lega Airport|Satar Tacik|ID|-8.597|120.478|Asia/Makassar|frans sales lega satar tacik id indonesia
RTM|Rotterdam The Hague Airport|Rotterdam|NL|51.949|4.434|Europe/Amsterdam|rotterdam hague nl netherlands
RUA|Arua Airport|Arua|UG|3.033|30.933|Africa/Kampala|arua ug uganda
RUH|King Khaled International Airport|Riyadh|SA|24.959|46.703|Asia/Riyadh|king khaled riyadh sa saudi arabia
RUL|Maavarulu Airport|Maavaarulu|MV|0.337|73.511|Indian/Maldives|maavarulu maavaarulu mv maldives
RUN|Reunion Roland Garros Airport|Sainte-Marie|RE|-20.892|55.512|Indian/Reunion|reunion roland garros sainte marie re
RUR|Rurutu Airport||PF|-22.433|-151.333|Pacific/Tahiti|rurutu pf french polynesia
RUS|Marau Sound Airport|Marau|SB|-9.862|160.825|Pacific/Guadalcanal|marau sound sb solomon islands
RUT|Rutland Airport|Rutland|US|43.529|-72.948|America/New_York|rutland southern vermont regional us united states
RVE|Saravena Airport|Saravena|CO|6.917|-71.900|America/Bogota|saravena co colombia
RVK|Rorvik Airport, Ryumsjoen|Rørvik|NO|64.883|11.233|Europe/Oslo|rorvik ryumsjoen ryum no norway
RVN|Rovaniemi Airport|Rovaniemi|FI|66.559|25.830|Europe/Helsinki|rovaniemi fi finland
RVV|Raivavae Airport||PF|-23.885|-147.662|Pacific/Tahiti|raivavae pf french polynesia
RWB|Rowan Bay Airport||US|56.750|-134.133|America/Sitka|rowan bay us united states
RWN|Rovno Airport|Rivne|UA|50.600|26.150|Europe/Kyiv|rovno rivne ua ukraine
RWS|Sumare Airport||BR|-22.801|-47.192|America/Sao_Paulo|sumare br brazil
RXS|Roxas City Airport|Roxas City|PH|11.601|122.749|Asia/Manila|roxas city ph philippines
RYB|Rybinsk Airport|Rybinsk|RU|58.133|38.867|Europe/Moscow|rybinsk staroselye ru russia
RYK|Rahim Yar Khan Airport|Rahim Yar Khan|PK|28.392|70.287|Asia/Karachi|rahim yar khan shaikh zaid pk pakistan
RYO|Rio Turbio Airport|Rio Turbio|AR|-51.604|-72.220|America/Argentina/Rio_Gallegos|rio turbio ar argentina
RZE|Rzeszow International Airport|Rzeszów|PL|50.115|22.031|Europe/Warsaw|rzeszow jasionka pl poland
RZR|Ramsar Airport|Ramsar|IR|36.905|50.682|Asia/Tehran|ramsar ir iran
RZV|Rize–Artvin Airport|Rize|TR|41.169|40.829|Europe/Istanbul|rize artvin tr turkiye
SAB|J. Yrausquin Airport|Saba|BQ|17.650|-63.217|America/Kralendijk|j yrausquin saba bq caribbean netherlands
SAE|Saattut Heliport|Saattut|GL|70.811|-51.632|America/Nuuk|saattut heliport gl greenland
SAF|Santa Fe Regional Airport|Santa Fe|US|35.617|-106.088|America/Denver|santa fe regional municipal us united states
SAG|Shirdi Airport|Kakadi|IN|19.689|74.379|Asia/Kolkata|shirdi kakadi in india
SAH|Sana'a International Airport|Sana'a|YE|15.474|44.225|Asia/Aden|sana a ye yemen
SAI|Siem Reap–Angkor International Airport|Siem Reap|KH|13.376|104.221|Asia/Phnom_Penh|siem reap angkor kh cambodia
SAJ|Sirajganj Airport||BD|24.417|89.783|Asia/Dhaka|sirajganj bd bangladesh
SAL|El Salvador International Airport|San Salvador|SV|13.445|-89.057|America/El_Salvador|el salvador san monsenor oscar arnulfo romero sv
SAN|San Diego International Airport|San Diego|US|32.732|-117.197|America/Los_Angeles|san diego us united states
SAP|Ramon Villeda Morales International Airport|San Pedro Sula|HN|15.456|-87.928|America/Tegucigalpa|ramon villeda morales san pedro sula hn honduras
SAQ|San Andros Airport|Andros Island|BS|25.050|-78.050|America/Nassau|san andros island bs bahamas
SAT|San Antonio International Airport|San Antonio|US|29.525|-98.473|America/Chicago|san antonio us united states
SAV|Savannah/Hilton Head International Airport|Savannah|US|32.136|-81.211|America/New_York|savannah hilton head us united states
SAW|Sabiha Gokcen International Airport|Pendik|TR|40.905|29.309|Europe/Istanbul|sabiha gokcen pendik istanbul tr turkiye
SBA|Santa Barbara Municipal Airport|Santa Barbara|US|34.433|-119.836|America/Los_Angeles|santa barbara municipal us united states
SBD|San Bernadino International Airport|San Bernardino|US|34.098|-117.243|America/Los_Angeles|san bernadino bernardino us united states
SBH|St. Barthelemy Airport|Gustavia|BL|17.904|-62.844|America/St_Barthelemy|st barthelemy gustavia saint remy haenen bl
SBN|South Bend International Airport|South Bend|US|41.701|-86.313|America/Indiana/Indianapolis|south bend regional us united states
SBP|San Luis Obispo County Regional Airport|San Luis Obispo|US|35.239|-120.641|America/Los_Angeles|san luis obispo county regional us united states
SBR|Saibai Island Airport|Saibai Island|AU|-9.383|142.633|Australia/Brisbane|saibai island au australia
SBT|Sabetta International Airport|Sabetta|RU|71.217|72.050|Asia/Yekaterinburg|sabetta ru russia
SBW|Sibu Airport|Sibu|MY|2.255|111.987|Asia/Kuching|sibu my malaysia
SBY|Wicomico Regional Airport|Salisbury|US|38.343|-75.517|America/New_York|wicomico regional salisbury ocean city us united states
SBZ|Sibiu Airport|Sibiu|RO|45.790|24.094|Europe/Bucharest|sibiu ro romania
SCC|Prudhoe Bay/Deadhorse Airport|Deadhorse|US|70.197|-148.464|America/Anchorage|prudhoe bay deadhorse us united states
SCE|University Park Airport|State College|US|40.854|-77.848|America/New_York|university park state college us united states
SCJ|Smith Cove Airport||US|55.417|-132.333|America/Sitka|smith cove us united states
SCK|Stockton Metropolitan Airport|Stockton|US|37.894|-121.239|America/Los_Angeles|stockton metropolitan us united states
SCL|Santiago International Airport|Santiago|CL|-33.397|-70.793|America/Santiago|santiago comodoro arturo merino benitez cl chile
SCM|Scammon Bay Sea Plane Base|Scammon Bay|US|61.846|-165.594|America/Nome|scammon bay sea plane base us united states
SCN|Saarbruecken Airport|Saarbrücken|DE|49.220|7.113|Europe/Berlin|saarbruecken saarbrucken de germany
SCO|Aktau International Airport|Aktau|KZ|43.857|51.089|Asia/Aqtau|aktau kz kazakhstan
SCQ|Santiago De Compostela Airport|Santiago de Compostela|ES|42.897|-8.420|Europe/Madrid|santiago de compostela rosalia castro es spain
SCR|Sälen/Scandinavian Mountains Airport|Malung-Sälen|SE|61.159|12.840|Europe/Stockholm|salen scandinavian mountains malung se sweden
SCT|Socotra Airport|Socotra Islands|YE|12.628|53.909|Asia/Aden|socotra islands ye yemen
SCU|Antonio Maceo Airport|Santiago|CU|19.969|-75.836|America/Havana|antonio maceo santiago cu cuba
SCV|Suceava Airport|Suceava|RO|47.686|26.352|Europe/Bucharest|suceava stefan cel mare ro romania
SCW|Syktyvkar Airport|Syktyvkar|RU|61.667|50.767|Europe/Moscow|syktyvkar ru russia
SCY|San Cristobal Airport|Puerto Baquerizo Moreno|EC|-0.910|-89.617|Pacific/Galapagos|san cristobal puerto baquerizo moreno ec ecuador
SCZ|Santa Cruz Island Airport|Santa Cruz|SB|-10.720|165.795|Pacific/Guadalcanal|santa cruz island sb solomon islands
SDD|Lubango Airport|Lubango|AO|-14.924|13.577|Africa/Luanda|lubango ao angola
SDE|Santiago Del Estero Airport|Santiago del Estero|AR|-27.765|-64.322|America/Argentina/Cordoba|santiago del estero vicecomodoro angel paz aragones ar argentina
SDF|Louisville Muhammad Ali International Airport|Louisville|US|38.186|-85.742|America/Kentucky/Louisville|louisville muhammad ali us united states
SDG|Sanandaj Airport||IR|35.251|47.014|Asia/Tehran|sanandaj ir iran
SDJ|Sendai Airport|Natori|JP|38.136|140.924|Asia/Tokyo|sendai natori jp japan
SDK|Sandakan Airport|Sandakan|MY|5.897|118.062|Asia/Kuching|sandakan my malaysia
SDL|Sundsvall-Timra Airport|Sundsvall|SE|62.527|17.439|Europe/Stockholm|sundsvall timra harnosand se sweden
SDN|Sandane Airport|Sandane|NO|61.767|6.217|Europe/Oslo|sandane no norway
SDO|Ryotsu Sado Island Airport||JP|38.133|138.417|Asia/Tokyo|ryotsu sado island jp japan
SDP|Sand Point Municipal Airport|Sand Point|US|55.317|-160.514|America/Anchorage|sand point municipal us united states
SDQ|Las Americas International Airport|Santo Domingo|DO|18.430|-69.677|America/Santo_Domingo|las americas santo domingo do dominican republic
SDR|Santander Airport|Santander|ES|43.423|-3.824|Europe/Madrid|santander seve ballesteros es spain
SDS|Sado Shima Airport|Sado|JP|38.000|138.417|Asia/Tokyo|sado shima jp japan
SDU|Rio de Janeiro Santos Dumont Airport|Rio de Janeiro|BR|-22.912|-43.167|America/Sao_Paulo|rio de janeiro santos dumont br brazil
SDW|Sindhudurg Airport|Sindhudurg|IN|16.000|73.533|Asia/Kolkata|sindhudurg in india
SDY|Richland Municipal Airport|Sidney|US|47.707|-104.192|America/Denver|richland municipal sidney regional us united states
SEA|Seattle-Tacoma International Airport|Seattle|US|47.444|-122.302|America/Los_Angeles|seattle tacoma us united states
SEB|Sebha Airport|Sabha|LY|27.001|14.461|Africa/Tripoli|sebha sabha ly libya
SEC|Serre Chevalier Airport||FR|44.917|6.500|Europe/Paris|serre chevalier fr france
SEI|Senhor Do Bonfim Airport||BR|-10.450|-40.183|America/Bahia|senhor do bonfim br brazil
SEK|Srednekolymsk Airport|Srednekolymsk|RU|67.479|153.735|Asia/Srednekolymsk|srednekolymsk ru russia
SEN|London Southend Airport|London|GB|51.573|0.698|Europe/London|london southend sea gb united kingdom
SET|Santa Magalhaes|Serra Talhada|BR|-8.053|-38.386|America/Recife|santa magalhaes serra talhada br brazil
SEU|Seronera Airstrip|Seronera|TZ|-2.457|34.822|Africa/Dar_es_Salaam|seronera airstrip tz tanzania
SEW|Siwa Oasis North Airport|Siwa Oasis|EG|29.345|25.506|Africa/Cairo|siwa oasis north eg egypt
SEZ|Seychelles International Airport|Mahe Island|SC|-4.671|55.511|Indian/Mahe|seychelles mahe island sc
SFA|Sfax–Thyna International Airport|Sfax|TN|34.717|10.683|Africa/Tunis|sfax thyna tn tunisia
SFB|Orlando Sanford International Airport|Orlando|US|28.775|-81.243|America/New_York|orlando sanford us united states
SFC|Saint Francois Airport|St-François|GP|16.250|-61.283|America/Guadeloupe|saint francois st gp guadeloupe
SFG|Esperance Airport|Grand Case|MF|18.101|-63.049|America/Marigot|esperance grand case mf st martin
SFJ|Kangerlussuaq Airport|Kangerlussuaq|GL|67.012|-50.720|America/Nuuk|kangerlussuaq gl greenland
SFL|Sao Filipe Airport|São Filipe|CV|14.900|-24.517|Atlantic/Cape_Verde|sao filipe cv cape verde
SFN|Santa Fe Airport|Santa Fe|AR|-31.717|-60.817|America/Argentina/Cordoba|santa fe sauce viejo ar argentina
SFO|San Francisco International Airport|San Francisco|US|37.615|-122.390|America/Los_Angeles|san francisco us united states
SFR|San Fernando Airport||US|34.267|-118.433|America/Los_Angeles|san fernando us united states
SFS|Subic Bay International Airport|Olongapo|PH|14.786|120.267|Asia/Manila|subic bay olongapo naval air station cubi point ph philippines
SFT|Skelleftea Airport|Skellefteå|SE|64.623|21.069|Europe/Stockholm|skelleftea se sweden
SFW|Santa Fe Airport||PA|8.833|-81.167|America/Panama|santa fe pa panama
SGC|Surgut International Airport|Surgut|RU|61.340|73.410|Asia/Yekaterinburg|surgut ru russia
SGD|Sonderborg Airport|Sønderborg|DK|54.964|9.792|Europe/Copenhagen|sonderborg dk denmark
SGF|Springfield-Branson National Airport|Springfield|US|37.239|-93.397|America/Chicago|springfield branson national us united states
SGN|Tan Son Nhat International Airport|Ho Chi Minh City|VN|10.813|106.662|Asia/Ho_Chi_Minh|tan son nhat ho chi minh city vn vietnam
SGO|St. George Airport||AU|-28.053|148.594|Australia/Brisbane|st george au australia
SGU|St. George Regional Airport|St George|US|37.033|-113.510|America/Denver|st george regional us united states
SGY|Skagway Airport|Skagway|US|59.461|-135.316|America/Juneau|skagway us united states
SHA|Shanghai Hongqiao International Airport|Shanghai|CN|31.198|121.333|Asia/Shanghai|shanghai hongqiao cn china
SHB|Nakashibetsu Airport|Nakashibetsu|JP|43.572|144.956|Asia/Tokyo|nakashibetsu jp japan
SHC|Indaselassie Airport|Shire Inda Selassie|ET|14.084|38.268|Africa/Addis_Ababa|indaselassie shire inda selassie et ethiopia
SHD|Shenandoah Valley Airport|Weyers Cave|US|38.264|-78.897|America/New_York|shenandoah valley weyers cave regional us united states
SHE|Shenyang Taoxian International Airport|Hunnan|CN|41.635|123.486|Asia/Shanghai|shenyang taoxian hunnan cn china
SHF|Shihezi Huayuan Airport|Shihezi|CN|44.244|85.895|Asia/Urumqi|shihezi huayuan cn china
SHG|Shungnak Airport|Shungnak|US|66.890|-157.158|America/Anchorage|shungnak us united states
SHH|Shishmaref Airport|Shishmaref|US|66.257|-166.058|America/Nome|shishmaref us united states
SHI|Shimojishima Airport|Miyakojima|JP|24.817|125.150|Asia/Tokyo|shimojishima miyakojima miyako jp japan
SHJ|Sharjah International Airport|Sharjah|AE|25.321|55.520|Asia/Dubai|sharjah ae united arab emirates
SHL|Shillong Airport|Shillong|IN|25.705|91.976|Asia/Kolkata|shillong in india
SHM|Shirahama Airport|Shirahama|JP|33.661|135.358|Asia/Tokyo|shirahama nanki jp japan
SHO|King Mswati III International Airport|Mpaka|SZ|-26.349|31.721|Africa/Mbabane|king mswati iii mpaka sz eswatini
SHR|Sheridan Airport|Sheridan|US|44.774|-106.977|America/Denver|sheridan county us united states
SHS|Jingzhou Shashi Airport|Jingzhou|CN|30.283|112.450|Asia/Shanghai|jingzhou shashi cn china
SHV|Shreveport Regional Airport|Shreveport|US|32.455|-93.828|America/Chicago|shreveport regional us united states
SHW|Sharurah Airport|Sharurah|SA|17.469|47.112|Asia/Riyadh|sharurah domestic sa saudi arabia
SHY|Shinyanga Airport|Shinyanga|TZ|-3.608|33.504|Africa/Dar_es_Salaam|shinyanga tz tanzania
SID|Amilcar Cabral International Airport|Espargos|CV|16.735|-22.944|Atlantic/Cape_Verde|amilcar cabral espargos cv cape verde
SIF|Simara Airport|Simara|NP|27.164|84.979|Asia/Kathmandu|simara np nepal
SIG|Fernando Luis Ribas Dominicci Airport|San Juan|PR|18.456|-66.099|America/Puerto_Rico|fernando luis ribas dominicci san juan pr puerto rico
SIH|Silgarhi Doti Airport|Silgadi Doti|NP|29.267|80.975|Asia/Kathmandu|silgarhi doti silgadi np nepal
SIN|Singapore Changi Airport|Singapore|SG|1.361|103.990|Asia/Singapore|singapore changi sg
SIP|Simferopol International Airport|Simferopol|UA|45.021|33.998|Europe/Simferopol|simferopol ua ukraine
SIR|Sion Airport|Sion|CH|46.217|7.322|Europe/Zurich|sion ch switzerland
SIS|Sishen Airport|Sishen|ZA|-27.649|22.999|Africa/Johannesburg|sishen za south africa
SIT|Sitka Airport|Sitka|US|57.049|-135.233|America/Sitka|sitka rocky gutierrez us united states
SJC|Norman Y. Mineta San Jose International Airport|San Jose|US|37.367|-121.926|America/Los_Angeles|norman y mineta san jose us united states
SJD|Los Cabos International Airport|Ciudad de San José del Cabo|MX|23.162|-109.717|America/Mazatlan|los cabos ciudad de san jose del cabo internacional mx mexico
SJE|San Jose del Guaviare Airport|San José Del Guaviare|CO|2.583|-72.667|America/Bogota|san jose del guaviare jorge gonzalez torres co colombia
SJI|San Jose Airport|San Jose|PH|12.361|121.046|Asia/Manila|san jose ph philippines
SJJ|Sarajevo International Airport|Sarajevo|BA|43.827|18.336|Europe/Sarajevo|sarajevo ba bosnia herzegovina
SJK|Professor Urbano Ernesto Stumpf Airport|São José Dos Campos|BR|-23.229|-45.871|America/Sao_Paulo|professor urbano ernesto stumpf sao jose dos campos br brazil
SJL|Sao Gabriel da Cachoeira Airport|São Gabriel da Cachoeira|BR|-0.148|-66.986|America/Manaus|sao gabriel da cachoeira br brazil
SJO|Juan Santamaria International Airport|San José|CR|9.998|-84.204|America/Costa_Rica|juan santamaria san jose cr costa rica
SJP|Sao Jose do Rio Preto Airport|São José do Rio Preto|BR|-20.815|-49.406|America/Sao_Paulo|sao jose do rio preto prof eribelto manoel reino state br brazil
SJT|San Angelo Regional Airport|San Angelo|US|31.360|-100.494|America/Chicago|san angelo regional mathis field us united states
SJU|Luis Munoz Marin International Airport|San Juan|PR|18.437|-66.005|America/Puerto_Rico|luis munoz marin san juan pr puerto rico
SJW|Shijiazhuang Zhengding International Airport|Shijiazhuang|CN|38.282|114.692|Asia/Shanghai|shijiazhuang zhengding cn china
SJZ|Sao Jorge Island Airport|Velas|PT|38.665|-28.168|Atlantic/Azores|sao jorge island velas pt portugal
SKB|Robert L. Bradshaw International Airport|Basseterre|KN|17.311|-62.714|America/St_Kitts|robert l bradshaw basseterre kn st kitts nevis
SKD|Samarkand Airport|Samarkand|UZ|39.696|66.991|Asia/Samarkand|samarkand uz uzbekistan
SKG|Thessaloniki Airport Makedonia|Thessaloniki|GR|40.521|22.972|Europe/Athens|thessaloniki makedonia macedonia gr greece
SKH|Surkhet Airport|Surkhet|NP|28.586|81.636|Asia/Kathmandu|surkhet np nepal
SKK|Shaktoolik Airport|Shaktoolik|US|64.324|-161.139|America/Anchorage|shaktoolik us united states
SKN|Stokmarknes Skagen Airport|Hadsel|NO|68.579|15.033|Europe/Oslo|stokmarknes skagen hadsel no norway
SKO|Sokoto Airport|Sokoto|NG|13.006|5.242|Africa/Lagos|sokoto sadiq abubakar iii ng nigeria
SKP|Skopje International Airport|Skopje|MK|41.961|21.626|Europe/Skopje|skopje ilinden mk north macedonia
SKT|Sialkot Airport|Sialkot|PK|32.533|74.500|Asia/Karachi|sialkot pk pakistan
SKU|Skiros Airport|Skiros Island|GR|38.917|24.567|Europe/Athens|skiros island gr greece
SKX|Saransk Airport|Saransk|RU|54.128|45.216|Europe/Moscow|saransk ru russia
SKZ|Sukkur Airport|Mirpur Khas|PK|27.723|68.796|Asia/Karachi|sukkur mirpur khas pk pakistan
SLA|Martin Miguel de Guemes International Airport|Salta|AR|-24.844|-65.478|America/Argentina/Salta|martin miguel de guemes salta ar argentina
SLC|Salt Lake City International Airport|Salt Lake City|US|40.786|-111.981|America/Denver|salt lake city us united states
SLD|Sliac Airport|Sliač|SK|48.638|19.134|Europe/Bratislava|sliac sk slovakia
SLE|McNary Field|Salem|US|44.995|-123.025|America/Los_Angeles|mcnary field salem municipal us united states
SLH|Sola Airport|Sola|VU|-13.883|167.550|Pacific/Efate|sola vu vanuatu
SLI|Solwezi Airport|Solwesi|ZM|-12.172|26.367|Africa/Lusaka|solwezi solwesi zm zambia
SLK|Adirondack Airport|Saranac Lake|US|44.383|-74.207|America/New_York|adirondack saranac lake regional us united states
SLL|Salalah International Airport|Salalah|OM|17.045|54.089|Asia/Muscat|salalah om oman
SLM|Matacan Airport|Salamanca|ES|40.952|-5.502|Europe/Madrid|matacan salamanca es spain
SLN|Salina Regional Airport|Salina|US|38.791|-97.653|America/Chicago|salina regional municipal us united states
SLP|San Luis Potosi Airport|San Luis Potosí|MX|22.255|-100.937|America/Mexico_City|san luis potosi ponciano arriaga mx mexico
SLQ|Sleetmute Airport|Sleetmute|US|61.705|-157.167|America/Anchorage|sleetmute us united states
SLU|George F. L. Charles Airport|Castries|LC|14.020|-60.996|America/St_Lucia|george f l charles castries lc st lucia
SLX|Salt Cay Airport|Salt Cay|TC|21.333|-71.202|America/Grand_Turk|salt cay tc turks caicos islands
SLY|Salekhard Airport|Salekhard|RU|66.590|66.592|Asia/Yekaterinburg|salekhard ru russia
SLZ|Marechal Cunha Machado International Airport|São Luís|BR|-2.583|-44.237|America/Fortaleza|marechal cunha machado sao luis br brazil
SMA|Vila Do Porto Airport|Vila do Porto|PT|36.967|-25.100|Atlantic/Azores|vila do porto santa maria pt portugal
SMF|Sacramento International Airport|Sacramento|US|38.692|-121.594|America/Los_Angeles|sacramento us united states
SMI|Samos Airport|Samos Island|GR|37.691|26.914|Europe/Athens|samos island gr greece
SMK|St. Michael Airport|St Michael|US|63.484|-162.112|America/Nome|st michael us united states
SML|Stella Maris Airport|Stella Maris|BS|23.583|-75.268|America/Nassau|stella maris bs bahamas
SMN|Lemhi County Airport|Salmon|US|45.115|-113.886|America/Boise|lemhi county salmon us united states
SMQ|H. Asan Airport|Sampit|ID|-2.503|112.979|Asia/Pontianak|h asan sampit id indonesia
SMR|Simon Bolivar International Airport|Santa Marta|CO|11.117|-74.233|America/Bogota|simon bolivar santa marta co colombia
SMS|Sainte Marie Airport|Vohilava|MG|-17.083|49.817|Indian/Antananarivo|sainte marie vohilava mg madagascar
SMT|Sorriso Airport|Sorriso|BR|-12.480|-55.675|America/Cuiaba|sorriso br brazil
SMV|Samedan Airport||CH|46.535|9.886|Europe/Zurich|samedan ch switzerland
SMX|Santa Maria Public Airport|Santa Maria|US|34.905|-120.458|America/Los_Angeles|santa maria public captain allan hancock field us united states
SNA|John Wayne Airport|Santa Ana|US|33.680|-117.861|America/Los_Angeles|john wayne santa ana orange county us united states
SNB|Snake Bay Airport|Milikapiti|AU|-11.417|130.667|Australia/Darwin|snake bay milikapiti au australia
SND|Seno Airport||LA|16.667|105.017|Asia/Vientiane|seno la laos
SNE|Preguica Airport|Preguiça|CV|16.587|-24.289|Atlantic/Cape_Verde|preguica cv cape verde
SNN|Shannon Airport|Shannon|IE|52.692|-8.920|Europe/Dublin|shannon ie ireland
SNO|Sakon Nakhon Airport||TH|17.283|104.100|Asia/Bangkok|sakon nakhon th thailand
SNP|Saint Paul Island Airport|St Paul Island|US|57.152|-170.217|America/Nome|saint paul island st us united states
SNR|Montoir Airport|Saint-Nazaire|FR|47.312|-2.154|Europe/Paris|montoir saint nazaire fr france
SNU|Abel Santamaria Airport|Santa Clara|CU|22.492|-79.942|America/Havana|abel santamaria santa clara cu cuba
SNW|Thandwe Airport|Thandwe|MM|18.454|94.300|Asia/Yangon|thandwe mm myanmar burma
SNX|Semnan Municipal|Semnan|IR|35.595|53.495|Asia/Tehran|semnan municipal ir iran
SOB|Sarmellek/Balaton Airport|Sármellék|HU|46.713|17.240|Europe/Budapest|sarmellek balaton heviz hu hungary
SOC|Adi Sumarmo International Airport|Surakarta|ID|-7.514|110.750|Asia/Jakarta|adi sumarmo surakarta adisumarmo id indonesia
SOD|Sorocaba Airport|Sorocaba|BR|-23.476|-47.476|America/Sao_Paulo|sorocaba br brazil
SOF|Sofia International Airport|Sofia|BG|42.688|23.414|Europe/Sofia|sofia bg bulgaria
SOG|Sogndal Airport|Sogndal|NO|61.158|7.137|Europe/Oslo|sogndal no norway
SOH|Solita Airport|Solita|CO|3.017|-71.750|America/Bogota|solita co colombia
SOI|South Molle Island Airport|South Molle Island Resort|AU|-20.262|148.840|Australia/Brisbane|south molle island resort au australia
SOJ|Sorkjosen Airport|Sørkjosen|NO|69.783|20.933|Europe/Oslo|sorkjosen no norway
SOM|San Tome Airport|El Tigre|VE|8.946|-64.145|America/Caracas|san tome el tigre ve venezuela
SON|Santo Pekoa International Airport|Luganville|VU|-15.508|167.219|Pacific/Efate|santo pekoa luganville vu vanuatu
SOQ|Domine Eduard Osok Airport|Sorong|ID|-0.890|131.291|Asia/Jayapura|domine eduard osok sorong id indonesia
SOR|Al Thaurah Airport|T2|SY|34.400|40.167|Asia/Damascus|al thaurah t2 sy syria
SOU|Southampton Airport|Southampton|GB|50.951|-1.361|Europe/London|southampton gb united kingdom
SOV|Seldovia Airport|Seldovia|US|59.443|-151.704|America/Anchorage|seldovia us united states
SOW|Show Low Airport|Show Low|US|34.264|-110.004|America/Phoenix|show low us united states
SOY|Stronsay Airport|Stronsay|GB|59.154|-2.640|Europe/London|stronsay gb united kingdom
SPB|Charlotte Amalie Harbor SPB|Charlotte Amalie St Thomas|VI|18.338|-64.940|America/St_Thomas|charlotte amalie harbor spb st thomas vi u s virgin islands
SPC|La Palma Airport|Sta Cruz de la Palma|ES|28.626|-17.756|Atlantic/Canary|la palma sta cruz de es spain
SPD|Saidpur Airport|Saidpur|BD|25.759|88.909|Asia/Dhaka|saidpur bd bangladesh
SPI|Abraham Lincoln Capital Airport|Springfield|US|39.844|-89.679|America/Chicago|abraham lincoln capital springfield us united states
SPN|Saipan International Airport|I Fadang|MP|15.122|145.723|Pacific/Saipan|saipan i fadang mp northern mariana islands
SPP|Menongue Airport|Menongue|AO|-14.637|17.726|Africa/Luanda|menongue ao angola
SPR|San Pedro Airport|San Pedro|BZ|17.917|-87.966|America/Belize|san pedro john greif bz belize
SPS|Sheppard Air Force Base|Wichita Falls|US|33.988|-98.492|America/Chicago|sheppard air force base wichita falls municipal us united states
SPU|Split Airport|Split|HR|43.537|16.299|Europe/Zagreb|split kastel stafilic hr croatia
SPX|Sphinx International Airport|Al Jiza|EG|30.110|30.894|Africa/Cairo|sphinx al jiza eg egypt
SPY|San Pedro Airport||CI|4.747|-6.659|Africa/Abidjan|san pedro ci cote d ivoire
SQD|Shangrao Sanqingshan Airport|Shangrao|CN|28.380|117.961|Asia/Shanghai|shangrao sanqingshan cn china
SQF|Solano Airport|Solano|CO|0.702|-75.251|America/Bogota|solano co colombia
SQG|Tebelian Airport|Sintang|ID|-0.042|111.457|Asia/Pontianak|tebelian sintang id indonesia
SQJ|Sanming Shaxian Airport|Sanming|CN|26.426|117.839|Asia/Shanghai|sanming shaxian cn china
SQL|San Carlos Airport|San Carlos|US|37.483|-122.250|America/Los_Angeles|san carlos us united states
SRA|Santa Rosa Airport|Santa Rosa|BR|-27.867|-54.483|America/Sao_Paulo|santa rosa br brazil
SRE|Alcantari International Airport|Yamparaez|BO|-19.247|-65.150|America/La_Paz|alcantari yamparaez bo bolivia
SRG|Jenderal Ahmad Yani International Airport|Semarang|ID|-6.979|110.379|Asia/Jakarta|jenderal ahmad yani semarang achmad id indonesia
SRK|Siorapaluk Heliport|Siorapaluk|GL|77.778|-70.827|America/Thule|siorapaluk heliport gl greenland
SRL|Santa Rosalia Airport|Mulegé|MX|27.200|-112.250|America/Mazatlan|santa rosalia mulege mx mexico
SRP|Stord Airport|Leirvik|NO|59.833|5.417|Europe/Oslo|stord leirvik sorstokken no norway
SRQ|Sarasota Bradenton International Airport|Sarasota|US|27.387|-82.553|America/New_York|sarasota bradenton us united states
SRT|Soroti Airport|Soroti|UG|1.700|33.617|Africa/Kampala|soroti ug uganda
SRV|Stony River Airport|Stony River|US|61.789|-156.589|America/Anchorage|stony river us united states
SRY|Dashte Naz Airport|Sari|IR|36.636|53.197|Asia/Tehran|dashte naz sari dasht ir iran
SRZ|El Trompillo Airport|Santa Cruz|BO|-17.811|-63.172|America/La_Paz|el trompillo santa cruz bo bolivia
SSA|Deputado Luis Eduardo Magalhaes International Airport|Salvador|BR|-12.914|-38.335|America/Bahia|deputado luis eduardo magalhaes salvador luiz br brazil
SSB|Christiansted Harbor Seaplane Base|Christiansted St Croix|VI|17.747|-64.708|America/St_Thomas|christiansted harbor seaplane base st croix vi u s virgin islands
SSG|Malabo Airport|Malabo|GQ|3.758|8.716|Africa/Malabo|malabo gq equatorial guinea
SSH|Sharm El Sheikh International Airport|Sharm El Sheikh|EG|27.979|34.385|Africa/Cairo|sharm el sheikh eg egypt
SSJ|Sandnessjoen Airport|Alstahaug|NO|65.960|12.477|Europe/Oslo|sandnessjoen alstahaug stokka no norway
SSR|Sara Airport|Pentecost Island|VU|-15.473|168.154|Pacific/Efate|sara pentecost island vu vanuatu
SST|Santa Teresita Airport|Santa Teresita|AR|-36.542|-56.722|America/Argentina/Buenos_Aires|santa teresita ar argentina
SSW|Stuart Island Airport|Friday Harbor|US|48.673|-123.176|America/Los_Angeles|stuart island friday harbor us united states
SSY|M'Banza Congo Airport|Mbanza Congo|AO|-6.274|14.244|Africa/Luanda|m banza congo mbanza ao angola
STC|St. Cloud Municipal Airport|Saint Cloud|US|45.546|-94.058|America/Chicago|st cloud municipal saint regional us united states
STD|Mayor Buenaventura Vivas|Santo Domingo|VE|7.570|-72.044|America/Caracas|mayor buenaventura vivas santo domingo ve venezuela
STG|St. George Island Airport|St George|US|56.600|-169.553|America/Nome|st george island us united states
STI|Cibao International Airport|Santiago|DO|19.403|-70.602|America/Santo_Domingo|cibao santiago do dominican republic
STL|St. Louis Lambert International Airport|St Louis|US|38.749|-90.379|America/Chicago|st louis lambert us united states
STM|Santarem-Maestro Wilson Fonseca Airport|Santarém|BR|-2.425|-54.786|America/Santarem|santarem maestro wilson fonseca br brazil
STN|London Stansted Airport|London|GB|51.889|0.263|Europe/London|london stansted gb united kingdom
STR|Stuttgart Airport|Stuttgart|DE|48.691|9.194|Europe/Berlin|stuttgart de germany
STS|Charles M. Schulz–Sonoma County Airport|Santa Rosa|US|38.510|-122.807|America/Los_Angeles|charles m schulz sonoma county santa rosa us united states
STT|Cyril E. King Airport|Charlotte Amalie|VI|18.337|-64.969|America/St_Thomas|cyril e king charlotte amalie vi u s virgin islands
STV|Surat International Airport||IN|21.118|72.745|Asia/Kolkata|surat in india
STW|Stavropol Airport|Stavropol|RU|45.109|42.113|Europe/Moscow|stavropol shpakovskoye ru russia
STX|Henry E. Rohlsen Airport|Christiansted|VI|17.702|-64.799|America/St_Thomas|henry e rohlsen christiansted vi u s virgin islands
STZ|Santa Terezinha Airport|Santa Terezinha|BR|-10.300|-50.450|America/Cuiaba|santa terezinha br brazil
SUB|Juanda International Airport|Surabaya|ID|-7.378|112.794|Asia/Jakarta|juanda surabaya id indonesia
SUC|Schloredt Airport||US|44.400|-104.383|America/Denver|schloredt us united states
SUF|Lamezia Terme International Airport|Lamezia Terme|IT|38.910|16.245|Europe/Rome|lamezia terme it italy
SUG|Surigao Airport|Surigao City|PH|9.759|125.479|Asia/Manila|surigao city ph philippines
SUI|Babusheri Airport|Sukhumi|GE|42.867|41.117|Europe/Moscow|babusheri sukhumi babushara vladislav ardzinba ge georgia
SUJ|Satu Mare International Airport|Satu Mare|RO|47.706|22.883|Europe/Bucharest|satu mare ro romania
SUK|Sakkyryr Airport|Batagay-Alyta|RU|67.792|130.391|Asia/Yakutsk|sakkyryr batagay alyta ru russia
SUN|Friedman Memorial Airport|Hailey|US|43.506|-114.301|America/Boise|friedman memorial hailey us united states
SUR|Summer Beaver Airport|Summer Beaver|CA|52.715|-88.547|America/Toronto|summer beaver ca canada
SUV|Nausori Airport|Nausori|FJ|-18.046|178.560|Pacific/Fiji|nausori fj fiji
SUX|Sioux Gateway Airport|Sioux City|US|42.402|-96.384|America/Chicago|sioux gateway city brigadier general bud day field us united states
SUY|Suntar Airport|Suntar|RU|62.185|117.636|Asia/Yakutsk|suntar ru russia
SVA|Savoonga Airport|Savoonga|US|63.691|-170.487|America/Nome|savoonga us united states
SVB|Sambava Airport|Sambava|MG|-14.277|50.175|Indian/Antananarivo|sambava mg madagascar
SVC|Grant County Airport (New Mexico)|Silver City|US|32.632|-108.154|America/Denver|grant county new mexico silver city us united states
SVD|Argyle International Airport|Kingstown|VC|13.156|-61.150|America/St_Vincent|argyle kingstown vc st vincent grenadines
SVG|Stavanger Airport Sola|Stavanger|NO|58.882|5.629|Europe/Oslo|stavanger sola no norway
SVI|San Vicente del Caguan Airport|San Vicente Del Caguán|CO|2.150|-74.767|America/Bogota|san vicente del caguan eduardo falla solano co colombia
SVJ|Svolvaer Airport, Helle|Svolvær|NO|68.245|14.668|Europe/Oslo|svolvaer helle no norway
SVL|Savonlinna Airport|Savonlinna|FI|61.944|28.933|Europe/Helsinki|savonlinna fi finland
SVO|Sheremetyevo International Airport|Moscow|RU|55.966|37.417|Europe/Moscow|sheremetyevo moscow ru russia
SVQ|Seville Airport|Sevilla|ES|37.423|-5.900|Europe/Madrid|seville sevilla es spain
SVR|Savissivik Heliport|Savissivik|GL|76.019|-65.118|America/Thule|savissivik heliport gl greenland
SVS|Stevens Village Airport|Stevens Village|US|66.009|-149.094|America/Anchorage|stevens village us united states
SVU|Savusavu Airport|Savusavu|FJ|-16.799|179.339|Pacific/Fiji|savusavu fj fiji
SVV|San Salvador de Paul Airport|San Salvador de Paul|VE|7.000|-62.000|America/Caracas|san salvador de paul ve venezuela
SVX|Koltsovo Airport|Yekaterinburg|RU|56.750|60.804|Asia/Yekaterinburg|koltsovo yekaterinburg ru russia
SVZ|Juan Vicente Gomez International Airport||VE|7.839|-72.440|America/Caracas|juan vicente gomez san antonio del tachira ve venezuela
SWA|Jieyang Chaoshan Airport|Jieyang|CN|23.549|116.510|Asia/Shanghai|jieyang chaoshan cn china
SWF|Stewart International Airport|Newburgh|US|41.498|-74.101|America/New_York|stewart newburgh new york us united states
SWL|San Vicente|San Vicente|PH|10.525|119.274|Asia/Manila|san vicente ph philippines
SWO|Stillwater Regional Airport|Stillwater|US|36.159|-97.086|America/Chicago|stillwater regional us united states
SWQ|Sultan Muhammad Kaharuddin III Airport|Sumbawa Island|ID|-8.489|117.414|Asia/Makassar|sultan muhammad kaharuddin iii sumbawa island id indonesia
SWX|Shakawe Airport|Shakawe|BW|-18.383|21.833|Africa/Gaborone|shakawe bw botswana
SWZ|Sydney West Airport|Sydney|AU|-33.888|150.722|Australia/Sydney|sydney west au australia
SXB|Strasbourg Airport|Strasbourg|FR|48.545|7.628|Europe/Paris|strasbourg fr france
SXC|Avalon Vor/WP Airport||US|33.500|-118.417|America/Los_Angeles|avalon vor wp us united states
SXD|Sophia Antipolis Airport||FR|43.617|7.050|Europe/Paris|sophia antipolis fr france
SXK|Mathilda Batlayeri Airport|Saumlaki-Yamdena Island|ID|-7.850|131.334|Asia/Jayapura|mathilda batlayeri saumlaki yamdena island id indonesia
SXM|Princess Juliana International Airport|Saint Martin|SX|18.041|-63.109|America/Lower_Princes|princess juliana saint martin sx sint maarten
SXP|Sheldon Sea Plane Base|Nunam Iqua|US|62.533|-164.833|America/Nome|sheldon sea plane base nunam iqua us united states
SXR|Sheikh Ul-Alam International Airport Srinagar|Srinagar|IN|34.002|74.763|Asia/Kolkata|sheikh ul alam srinagar in india
SYB|Seal Bay Seaplane Base|Seal Bay|US|58.369|-152.214|America/Anchorage|seal bay seaplane base us united states
SYD|Sydney Airport|Sydney|AU|-33.933|151.180|Australia/Sydney|sydney kingsford smith au australia
SYF|Silva Bay Airport|Gabriola Island|CA|49.150|-123.697|America/Vancouver|silva bay gabriola island ca canada
SYG|Spitsberg Airport||NO|78.237|15.469|Arctic/Longyearbyen|spitsberg no norway
SYL|Roberts Air Force Base|Camp Roberts|US|35.750|-120.700|America/Los_Angeles|roberts air force base camp us united states
SYM|Pu'er Simao Airport|Pu'er|CN|22.797|100.962|Asia/Shanghai|pu er simao cn china
SYO|Shonai Airport|Shonai|JP|38.809|139.791|Asia/Tokyo|shonai jp japan
SYQ|Tobias Bolanos International|San Jose|CR|10.022|-84.228|America/Costa_Rica|tobias bolanos san jose cr costa rica
SYR|Hancock International Airport|Syracuse|US|43.114|-76.112|America/New_York|hancock syracuse us united states
SYS|Saskylakh Airport|Saskylakh|RU|71.929|114.082|Asia/Yakutsk|saskylakh ru russia
SYU|Warraber Island Airport|Sue Islet|AU|-10.208|142.817|Australia/Brisbane|warraber island sue islet au australia
SYX|Sanya Phoenix International Airport|Sanya|CN|18.305|109.409|Asia/Shanghai|sanya phoenix cn china
SYY|Stornoway Airport|Stornoway|GB|58.214|-6.322|Europe/London|stornoway gb united kingdom
SYZ|Shahid Dastgheyb International Airport|Shiraz|IR|29.546|52.590|Asia/Tehran|shahid dastgheyb shiraz dastghaib ir iran
SZA|Soyo Airport|Soyo|AO|-6.141|12.375|Africa/Luanda|soyo ao angola
SZB|Sultan Abdul Aziz Shah Airport|Subang|MY|3.131|101.558|Asia/Kuala_Lumpur|sultan abdul aziz shah subang my malaysia
SZE|Semera Airport|Semera|ET|11.787|40.992|Africa/Addis_Ababa|semera et ethiopia
SZF|Samsun-Carsamba Airport|Samsun|TR|41.257|36.555|Europe/Istanbul|samsun carsamba tr turkiye
SZG|Salzburg Airport|Salzburg|AT|47.791|12.997|Europe/Vienna|salzburg at austria
SZI|Zaisan Airport|Zaysan|KZ|47.487|84.887|Asia/Almaty|zaisan zaysan kz kazakhstan
SZR|Stara Zagora Airport|Stara Zagora|BG|42.433|25.617|Europe/Sofia|stara zagora bg bulgaria
SZT|San Cristobal de las Casas Airport||MX|16.691|-92.544|America/Mexico_City|san cristobal de las casas mx mexico
SZX|Shenzhen Bao'an International Airport|Shenzhen|CN|22.639|113.811|Asia/Shanghai|shenzhen bao an cn china
SZY|Olsztyn-Mazury Airport|Olsztyn|PL|53.482|20.938|Europe/Warsaw|olsztyn mazury szymany pl poland
SZZ|Solidarity Szczecin–Goleniow Airport|Goleniow|PL|53.594|14.895|Europe/Warsaw|solidarity szczecin goleniow glewice solidarnosc pl poland
TAB|A.N.R. Robinson International Airport|Scarborough|TT|11.153|-60.840|America/Port_of_Spain|a n r robinson scarborough tobago crown point tt trinidad
TAC|D. Z. Romualdez Airport|Tacloban City|PH|11.227|125.026|Asia/Manila|d z romualdez tacloban city daniel ph philippines
TAE|Daegu International Airport|Daegu|KR|35.899|128.638|Asia/Seoul|daegu kr south korea
TAG|Bohol–Panglao International Airport|Panglao|PH|9.567|123.775|Asia/Manila|bohol panglao ph philippines
TAH|Tanna Airport||VU|-19.458|169.228|Pacific/Efate|tanna vu vanuatu
TAI|Al Janad Airport|Ta'izz|YE|13.686|44.134|Asia/Aden|al janad ta izz ye yemen
TAJ|Tadji Airport|Aitape|PG|-3.183|142.417|Pacific/Port_Moresby|tadji aitape pg papua new guinea
TAK|Takamatsu Airport|Takamatsu|JP|34.219|134.018|Asia/Tokyo|takamatsu jp japan
TAL|Ralph M Calhoun Airport|Tanana|US|65.174|-152.110|America/Anchorage|ralph m calhoun tanana us united states
TAM|Tampico International Airport|Tampico|MX|22.289|-97.870|America/Monterrey|tampico general francisco javier mina mx mexico
TAO|Qingdao Jiaodong International Airport|Jiaozhou|CN|36.362|120.088|Asia/Shanghai|qingdao jiaodong jiaozhou cn china
TAP|Tapachula International Airport|Tapachula|MX|14.910|-92.253|America/Mexico_City|tapachula mx mexico
TAS|Tashkent International Airport|Tashkent|UZ|41.263|69.266|Asia/Tashkent|tashkent uz uzbekistan
TAT|Poprad/Tatry Airport|Poprad|SK|49.073|20.248|Europe/Bratislava|poprad tatry sk slovakia
TAY|Tartu Airport|Tartu|EE|58.310|26.691|Europe/Tallinn|tartu ee estonia
TAZ|Dashoguz Airport|Daşoguz|TM|41.764|59.834|Asia/Ashgabat|dashoguz dasoguz tm turkmenistan
TBB|Tuy Hoa Airport|Tuy Hoa|VN|13.092|109.344|Asia/Ho_Chi_Minh|tuy hoa dong tac vn vietnam
TBG|Tabubil Airport|Tabubil|PG|-5.275|141.227|Pacific/Port_Moresby|tabubil pg papua new guinea
TBH|Tugdan Airport|Tablas Island|PH|12.316|122.082|Asia/Manila|tugdan tablas island ph philippines
TBI|New Bight Airport|Cat Island|BS|24.315|-75.454|America/Nassau|new bight cat island bs bahamas
TBJ|Tabarka-Ain Draham Airport|Tabarka|TN|36.978|8.876|Africa/Tunis|tabarka ain draham tn tunisia
TBM|Tumbang Samba Airport|Tumbang Samba-Borneo Island|ID|-1.469|113.083|Asia/Pontianak|tumbang samba borneo island id indonesia
TBN|Forney Army Air Field|Fort Leonard Wood|US|37.741|-92.141|America/Chicago|forney army air field fort leonard wood waynesville robert regional us united states
TBO|Tabora Airport|Tabora|TZ|-5.073|32.835|Africa/Dar_es_Salaam|tabora tz tanzania
TBP|Capitan FAP Pedro Canga Rodriguez Airport|Tumbes|PE|-3.551|-80.384|America/Lima|capitan fap pedro canga rodriguez tumbes captain pe peru
TBS|Tbilisi International Airport|Tbilisi|GE|41.674|44.959|Asia/Tbilisi|tbilisi ge georgia
TBT|Tabatinga International Airport|Tabatinga|BR|-4.251|-69.940|America/Manaus|tabatinga br brazil
TBU|Fua'amotu International Airport|Nuku'alofa|TO|-21.242|-175.142|Pacific/Tongatapu|fua amotu nuku alofa to tonga
TBZ|Tabriz Airport|Tabriz|IR|38.123|46.244|Asia/Tehran|tabriz ir iran
TCA|Tennant Creek Airport|Tennant Creek|AU|-19.641|134.184|Australia/Darwin|tennant creek au australia
TCB|Treasure Cay Airport|Treasure Cay|BS|26.735|-77.372|America/Nassau|treasure cay bs bahamas
TCD|Tarapaca Airport|Tarapacá|CO|-2.894|-69.745|America/Bogota|tarapaca co colombia
TCG|Tacheng Airport|Tacheng|CN|46.671|83.340|Asia/Shanghai|tacheng cn china
TCO|La Florida Airport|Tumaco|CO|1.817|-78.767|America/Bogota|la florida tumaco co colombia
TCP|Taba International Airport|Taba|EG|29.594|34.777|Africa/Cairo|taba eg egypt
TCQ|Tacna Airport|Tacna|PE|-18.063|-70.279|America/Lima|tacna coronel fap carlos ciriani santa rosa pe peru
TCR|Tuticorin Airport|Vagaikulam|IN|8.717|78.033|Asia/Kolkata|tuticorin vagaikulam in india
TCT|Takotna Airport|Takotna|US|62.993|-156.066|America/Anchorage|takotna us united states
TCV|Tete Airport||MZ|-16.217|33.583|Africa/Maputo|tete mz mozambique
TCZ|Tengchong Tuofeng Airport|Baoshan|CN|24.939|98.482|Asia/Shanghai|tengchong tuofeng baoshan cn china
TDK|Taldykorgan Airport|Taldykorgan|KZ|45.109|78.441|Asia/Almaty|taldykorgan kz kazakhstan
TDS|Sasereme|Sasereme|PG|-7.623|142.869|Pacific/Port_Moresby|sasereme pg papua new guinea
TDX|Trat Airport|Laem Ngop|TH|12.274|102.319|Asia/Bangkok|trat laem ngop th thailand
TEB|Teterboro Airport|Teterboro|US|40.850|-74.062|America/New_York|teterboro us united states
TEE|Cheikh Larbi Tebessi Airport|Tébessi|DZ|35.429|8.124|Africa/Algiers|cheikh larbi tebessi dz algeria
TEK|Tatitlek Airport|Tatitlek|US|60.872|-146.688|America/Anchorage|tatitlek us united states
TEN|Tongren Airport|Tongren|CN|27.884|109.299|Asia/Shanghai|tongren fenghuang cn china
TEQ|Corlu Airport|Çorlu|TR|41.138|27.919|Europe/Istanbul|corlu tekirdag tr turkiye
TER|Lajes Field|Praia da Vitória|PT|38.754|-27.088|Atlantic/Azores|lajes field praia da vitoria pt portugal
TET|Matundo Airport|Tete|MZ|-16.103|33.639|Africa/Maputo|matundo tete chingozi mz mozambique
TEX|Telluride Regional Airport|Telluride|US|37.954|-107.901|America/Denver|telluride regional us united states
TEZ|Tezpur Airport||IN|26.707|92.778|Asia/Kolkata|tezpur in india
TFF|Tefe Airport|Tefé|BR|-3.380|-64.724|America/Manaus|tefe br brazil
TFI|Tufi Airport|Tufi|PG|-9.078|149.317|Pacific/Port_Moresby|tufi pg papua new guinea
TFN|Tenerife North Airport|Tenerife|ES|28.488|-16.346|Atlantic/Canary|tenerife north norte ciudad laguna es spain
TFS|Tenerife South Airport|Tenerife|ES|28.044|-16.573|Atlantic/Canary|tenerife south sur es spain
TFU|Chengdu Tianfu Airport|Chengdu|CN|30.319|104.445|Asia/Shanghai|chengdu tianfu cn china
TGD|Podgorica Airport|Podgorica|ME|42.368|19.246|Europe/Podgorica|podgorica golubovci airbase me montenegro
TGF|Tignes Airport||FR|45.483|6.900|Europe/Paris|tignes fr france
TGG|Sultan Mahmud Airport|Kuala Terengganu|MY|5.380|103.104|Asia/Kuala_Lumpur|sultan mahmud kuala terengganu my malaysia
TGH|Tongoa Airport|Tongoa Island|VU|-16.891|168.551|Pacific/Efate|tongoa island vu vanuatu
TGJ|Tiga Airport|Tiga|NC|-21.098|167.803|Pacific/Noumea|tiga nc new caledonia
TGK|Taganrog Yuzhny Airport|Taganrog|RU|47.243|38.864|Europe/Moscow|taganrog yuzhny ru russia
TGM|Targu Mures Airport|Târgu Mureş|RO|46.533|24.533|Europe/Bucharest|targu mures recea transilvania ro romania
TGO|Tongliao Airport|Tongliao|CN|43.557|122.205|Asia/Shanghai|tongliao cn china
TGQ|Tangara Da Serra Airport|Tangará da Serra|BR|-14.656|-57.449|America/Cuiaba|tangara da serra br brazil
TGR|Touggourt Airport|Touggourt|DZ|33.067|6.089|Africa/Algiers|touggourt sidi madhi dz algeria
TGT|Tanga Airport|Tanga|TZ|-5.092|39.072|Africa/Dar_es_Salaam|tanga tz tanzania
TGU|Toncontin Airport|Tegucigalpa|HN|14.060|-87.220|America/Tegucigalpa|toncontin tegucigalpa hn honduras
TGX|Tingrela Airport||CI|10.433|-6.333|Africa/Abidjan|tingrela ci cote d ivoire
TGZ|Angel Albino Corzo International Airport|Tuxtla Gutiérrez|MX|16.564|-93.022|America/Mexico_City|angel albino corzo tuxtla gutierrez mx mexico
THD|Tho Xuan Airport|Thanh Hóa|VN|19.902|105.469|Asia/Bangkok|tho xuan thanh hoa vn vietnam
THE|Teresina Airport|Teresina|BR|-5.063|-42.821|America/Fortaleza|teresina senador petronio portela br brazil
THG|Thangool Airport|Biloela|AU|-24.494|150.576|Australia/Brisbane|thangool biloela au australia
THL|Tachilek Airport|Tachileik|MM|20.450|99.950|Asia/Bangkok|tachilek tachileik mm myanmar burma
THN|Trollhattan/Vanersborg Airport|Trollhättan|SE|58.267|12.300|Europe/Stockholm|trollhattan vanersborg se sweden
THO|Thorshofn Airport|Þórshöfn|IS|66.221|-15.332|Atlantic/Reykjavik|thorshofn þorshofn is iceland
THQ|Tianshui Maijishan Airport|Tianshui|CN|34.556|105.865|Asia/Shanghai|tianshui maijishan cn china
THR|Mehrabad International Airport|Tehran|IR|35.692|51.322|Asia/Tehran|mehrabad tehran ir iran
THS|Sukhothai Airport||TH|17.223|99.822|Asia/Bangkok|sukhothai th thailand
THU|Pituffik Space Base|Pituffik|GL|76.533|-68.700|America/Thule|pituffik space base thule air gl greenland
THX|Turukhansk Airport|Turukhansk|RU|65.797|87.935|Asia/Krasnoyarsk|turukhansk ru russia
TIA|Tirana International Airport|Tirana|AL|41.419|19.713|Europe/Tirane|tirana mother teresa al albania
TIE|Tippi Airport|Tippi|ET|7.202|35.415|Africa/Addis_Ababa|tippi et ethiopia
TIF|Taif Airport|Ta’if|SA|21.480|40.553|Asia/Riyadh|taif ta if regional sa saudi arabia
TIH|Tikehau Atoll Airport||PF|-15.119|-148.234|Pacific/Tahiti|tikehau atoll pf french polynesia
TIJ|Tijuana International Airport|Ciudad de Tijuana|MX|32.544|-116.976|America/Tijuana|tijuana ciudad de internacional gral abelardo rodriguez mx mexico
TIM|Mozes Kilangin Airport|Timika|ID|-4.526|136.887|Asia/Jayapura|mozes kilangin timika id indonesia
TIN|Tindouf Airport|Tindouf|DZ|27.701|-8.163|Africa/Algiers|tindouf dz algeria
TIQ|Tinian International Airport|Tinian Island|MP|14.994|145.626|Pacific/Saipan|tinian island mp northern mariana islands
TIR|Tirupati Airport|Tirupati|IN|13.636|79.543|Asia/Kolkata|tirupati in india
TIU|Timaru Airport||NZ|-44.303|171.226|Pacific/Auckland|timaru nz new zealand
TIV|Tivat Airport|Tivat|ME|42.404|18.726|Europe/Podgorica|tivat me montenegro
TIW|Tacoma Narrows Airport|Tacoma|US|47.268|-122.576|America/Los_Angeles|tacoma narrows us united states
TIZ|Tari Airport|Tari|PG|-5.861|142.941|Pacific/Port_Moresby|tari pg papua new guinea
TJA|Capitan Oriel Lea Plaza Airport|Tarija|BO|-21.548|-64.709|America/La_Paz|capitan oriel lea plaza tarija bo bolivia
TJG|Tanjung Warukin Airport|Tanta-Tabalong|ID|-2.217|115.436|Asia/Makassar|tanjung warukin tanta tabalong id indonesia
TJH|Tajima Airport|Toyooka|JP|35.514|134.788|Asia/Tokyo|tajima toyooka konotori jp japan
TJK|Tokat Airport|Tokat|TR|40.312|36.374|Europe/Istanbul|tokat tr turkiye
TJL|Tres Lagoas Airport|Três Lagoas|BR|-20.754|-51.681|America/Campo_Grande|tres lagoas br brazil
TJM|Roshchino International Airport|Tyumen|RU|57.182|65.350|Asia/Yekaterinburg|roshchino tyumen ru russia
TJN|Takume Airport|Takume|PF|-15.851|-142.267|Pacific/Tahiti|takume pf french polynesia
TJQ|H.A.S. Hanandjoeddin Airport|Tanjung Pandan|ID|-2.750|107.650|Asia/Jakarta|h a s hanandjoeddin tanjung pandan id indonesia
TJS|Tanjung Harapan Airport|Tanjung Selor-Borneo Island|ID|2.836|117.374|Asia/Makassar|tanjung harapan selor borneo island id indonesia
TJU|Kulyab Airport|Kulyab|TJ|37.988|69.807|Asia/Dushanbe|kulyab kulob tj tajikistan
TKD|Takoradi Airport|Sekondi-Takoradi|GH|4.893|-1.774|Africa/Accra|takoradi sekondi gh ghana
TKE|Tenakee Springs Sea Plane Base|Tenakee Springs|US|57.780|-135.218|America/Juneau|tenakee springs sea plane base us united states
TKF|Truckee Tahoe Airport|Truckee|US|39.318|-120.141|America/Los_Angeles|truckee tahoe us united states
TKG|Radin Inten II Airport|Bandar Lampung|ID|-5.243|105.176|Asia/Jakarta|radin inten ii bandar lampung id indonesia
TKJ|Tok Junction Airport|Tok|US|63.330|-142.954|America/Anchorage|tok junction us united states
TKK|Chuuk International Airport|Weno Island|FM|7.457|151.842|Pacific/Chuuk|chuuk weno island fm micronesia
TKN|Tokunoshima Airport|Amagi|JP|27.833|128.883|Asia/Tokyo|tokunoshima amagi jp japan
TKP|Takapoto Airport||PF|-14.710|-145.246|Pacific/Tahiti|takapoto pf french polynesia
TKQ|Kigoma Airport|Kigoma|TZ|-4.885|29.670|Africa/Dar_es_Salaam|kigoma tz tanzania
TKS|Tokushima Awaodori Airport|Tokushima|JP|34.139|134.595|Asia/Tokyo|tokushima awaodori jmsdf air base jp japan
TKU|Turku Airport|Turku|FI|60.512|22.273|Europe/Helsinki|turku fi finland
TKV|Tatakoto Airport|Tatakoto|PF|-17.283|-138.333|Pacific/Tahiti|tatakoto pf french polynesia
TKX|Takaroa Airport||PF|-14.458|-145.026|Pacific/Tahiti|takaroa pf french polynesia
TLA|Teller Airport|Teller|US|65.272|-166.355|America/Nome|teller us united states
TLC|Toluca International Airport|Ciudad de Toluca|MX|19.337|-99.566|America/Mexico_City|toluca ciudad de internacional adolfo lopez mateos mx mexico
TLD|Limpopo Valley Airfield|Tuli Lodge|BW|-22.183|29.117|Africa/Gaborone|limpopo valley tuli lodge bw botswana
TLE|Toliara Airport|Toliara|MG|-23.389|43.724|Indian/Antananarivo|toliara mg madagascar
TLH|Tallahassee International Airport|Tallahassee|US|30.396|-84.344|America/New_York|tallahassee regional us united states
TLI|Sultan Bantilan Airport|Toli Toli-Celebes Island|ID|1.122|120.794|Asia/Makassar|sultan bantilan toli celebes island id indonesia
TLL|Tallinn Airport|Tallinn|EE|59.417|24.799|Europe/Tallinn|tallinn lennart meri ee estonia
TLM|Zenata Airport|Zenata|DZ|35.017|-1.450|Africa/Algiers|zenata messali hadj dz algeria
TLN|Hyeres Airport|Toulon|FR|43.093|6.159|Europe/Paris|hyeres toulon fr france
TLQ|Turpan Jiaohe Airport|Turpan|CN|43.031|89.101|Asia/Urumqi|turpan jiaohe cn china
TLS|Toulouse-Blagnac Airport|Toulouse|FR|43.630|1.374|Europe/Paris|toulouse blagnac fr france
TLT|Tuluksak Airport|Tuluksak|US|61.099|-160.965|America/Anchorage|tuluksak us united states
TLU|Tolu Airport|Santiago de Tolú|CO|9.517|-75.583|America/Bogota|tolu santiago de co colombia
TLV|Ben Gurion Airport|Tel Aviv|IL|32.000|34.871|Asia/Jerusalem|ben gurion tel aviv il israel
TLY|Plastun Airport|Plastun|RU|44.815|136.289|Asia/Vladivostok|plastun ru russia
TMC|Lede Kalumbang Airport|Radamata|ID|-9.340|119.183|Asia/Makassar|lede kalumbang radamata id indonesia
TME|Gabriel Vargas Santos Airport|Tame|CO|6.455|-71.752|America/Bogota|gabriel vargas santos tame gustavo co colombia
TMF|Thimarafushi Airport|Thimarafushi|MV|2.212|73.149|Indian/Maldives|thimarafushi mv maldives
TMG|Tomanggong Airport|Tomanggong|MY|5.400|118.650|Asia/Kuching|tomanggong my malaysia
TMH|Tanahmerah Airport|Tanah Merah|ID|-6.083|140.267|Asia/Jayapura|tanahmerah tanah merah id indonesia
TMI|Tumling Tar Airport|Tumling Tar|NP|27.300|87.200|Asia/Kathmandu|tumling tar np nepal
TMJ|Termez Airport|Termez|UZ|37.281|67.319|Asia/Samarkand|termez uz uzbekistan
TML|Tamale Airport|Tamale|GH|9.410|-0.877|Africa/Accra|tamale gh ghana
TMM|Toamasina Ambalamanasy Airport|Toamasina|MG|-18.110|49.392|Indian/Antananarivo|toamasina ambalamanasy mg madagascar
TMP|Tampere-Pirkkala Airport|Tampere|FI|61.420|23.618|Europe/Helsinki|tampere pirkkala fi finland
TMR|Aguenar - Hadj Bey Akhamok Airport|Tamanrasset|DZ|22.813|5.449|Africa/Algiers|aguenar hadj bey akhamok tamanrasset dz algeria
TMS|Sao Tome Island Airport|São Tomé|ST|0.378|6.725|Africa/Sao_Tome|sao tome island st principe
TMT|Trombetas Airport|Oriximiná|BR|-1.490|-56.397|America/Santarem|trombetas oriximina br brazil
TMW|Tamworth Regional Airport|Tamworth|AU|-31.084|150.848|Australia/Sydney|tamworth regional au australia
TMX|Timimoun Airport|Timimoun|DZ|29.242|0.284|Africa/Algiers|timimoun dz algeria
TNA|Jinan Yaoqiang International Airport|Jinan|CN|36.858|117.207|Asia/Shanghai|jinan yaoqiang cn china
TNC|Tin City Air Force Station|Tin City|US|65.564|-167.919|America/Nome|tin city air force station us united states
TND|Trinidad Airport|Trinidad|CU|21.800|-80.000|America/Havana|trinidad alberto delgado cu cuba
TNE|New Tanegashima Airport|Tanegashima|JP|30.605|130.993|Asia/Tokyo|new tanegashima jp japan
TNG|Tangier Ibn Battouta Airport|Tangier|MA|35.726|-5.913|Africa/Casablanca|tangier ibn battouta battuta ma morocco
TNH|Tonghua Sanyuanpu Airport|Tonghua|CN|42.254|125.704|Asia/Shanghai|tonghua sanyuanpu cn china
TNJ|Raja Haji Fisabilillah Airport|Tanjung Pinang-Bintan Island|ID|0.919|104.536|Asia/Jakarta|raja haji fisabilillah tanjung pinang bintan island id indonesia
TNK|Tununak Airport|Tununak|US|60.571|-165.267|America/Nome|tununak us united states
TNM|Teniente R. Marsh Airport|Villa Las Estrellas|AQ|-62.191|-58.986|America/Punta_Arenas|teniente r marsh villa las estrellas aq antarctica
TNN|Tainan Airport|Tainan|TW|22.949|120.216|Asia/Taipei|tainan air base tw taiwan
TNR|Ivato International Airport|Antananarivo|MG|-18.800|47.475|Indian/Antananarivo|ivato antananarivo mg madagascar
TOB|Tobruk Airport|Adam|LY|31.854|23.917|Africa/Tripoli|tobruk adam ly libya
TOD|Tioman Airport|Tioman Island|MY|2.818|104.160|Asia/Kuala_Lumpur|tioman island my malaysia
TOE|Tozeur–Nefta International Airport|Tozeur|TN|33.917|8.133|Africa/Tunis|tozeur nefta tn tunisia
TOF|Tomsk Airport|Tomsk|RU|56.388|85.210|Asia/Tomsk|tomsk bogashevo ru russia
TOG|Togiak Village Airport|Togiak Village|US|59.053|-160.398|America/Anchorage|togiak village us united states
TOL|Toledo Express Airport|Toledo|US|41.592|-83.807|America/New_York|toledo express eugene kranz us united states
TOM|Tombouctou Airport|Timbuktu|ML|16.732|-3.005|Africa/Bamako|tombouctou timbuktu ml mali
TOS|Tromso Airport|Tromsø|NO|69.680|18.907|Europe/Oslo|tromso langnes no norway
TOU|Touho Airport|Touho|NC|-20.800|165.250|Pacific/Noumea|touho nc new caledonia
TOW|Luis dal Canalle Filho Airport|Toledo|BR|-24.699|-53.696|America/Sao_Paulo|luis dal canalle filho toledo br brazil
TOY|Toyama Airport|Toyama|JP|36.642|137.189|Asia/Tokyo|toyama jp japan
TPA|Tampa International Airport|Tampa|US|27.980|-82.535|America/New_York|tampa us united states
TPE|Taiwan Taoyuan International Airport|Taoyuan|TW|25.076|121.232|Asia/Taipei|taiwan taoyuan tw
TPI|Tapini Airport|Tapini|PG|-8.367|146.983|Pacific/Port_Moresby|tapini pg papua new guinea
TPJ|Taplejung Airport|Taplejung|NP|27.350|87.683|Asia/Kathmandu|taplejung np nepal
TPP|Cad. FAP Guillermo del Castillo Paredes Airport|Tarapoto|PE|-6.512|-76.370|America/Lima|cad fap guillermo del castillo paredes tarapoto cadete pe peru
TPQ|Tepic Airport|Tepic|MX|21.500|-104.900|America/Mazatlan|tepic amado nervo national mx mexico
TPS|Trapani-Birgi Airport|Trapani|IT|37.901|12.496|Europe/Rome|trapani birgi vincenzo florio it italy
TQA|Tasiusaq Heliport (Avannaata)|Tasiusaq|GL|73.373|-56.060|America/Nuuk|tasiusaq heliport avannaata gl greenland
TQI|Tiniteqilaaq Heliport|Tiniteqilaaq|GL|65.892|-37.783|America/Nuuk|tiniteqilaaq heliport gl greenland
TQO|Felipe Carrillo Puerto International Airport|Tulum|MX|20.167|-87.667|America/Cancun|felipe carrillo puerto tulum mx mexico
TRA|Tarama Airport|Tarama|JP|24.654|124.677|Asia/Tokyo|tarama jp japan
TRC|Torreon International Airport|Torreón|MX|25.563|-103.399|America/Monterrey|torreon francisco sarabia tinoco mx mexico
TRD|Trondheim Airport Vaernes|Trondheim|NO|63.454|10.918|Europe/Oslo|trondheim vaernes no norway
TRE|Tiree Airport|Balemartine|GB|56.501|-6.871|Europe/London|tiree balemartine gb united kingdom
TRF|Torp Sandefjord Airport|Torp|NO|59.178|10.252|Europe/Oslo|torp sandefjord no norway
TRG|Tauranga City Airport|Tauranga|NZ|-37.671|176.198|Pacific/Auckland|tauranga city nz new zealand
TRI|Tri-Cities Regional Airport|Blountville|US|36.481|-82.408|America/New_York|tri cities regional blountville us united states
TRK|Juwata International Airport|Tarakan|ID|3.326|117.569|Asia/Makassar|juwata tarakan suharnoko harbani afb id indonesia
TRN|Turin Airport|Torino|IT|45.191|7.643|Europe/Rome|turin torino caselle torinese it italy
TRR|China Bay Airport|Trincomalee|LK|8.539|81.182|Asia/Colombo|china bay trincomalee lk sri lanka
TRS|Trieste - Friuli Venezia Giulia Airport|Trieste|IT|45.821|13.486|Europe/Rome|trieste friuli venezia giulia ronchi dei legionari it italy
TRT|Toraja Airport|Toraja|ID|-3.186|119.918|Asia/Makassar|toraja id indonesia
TRU|Trujillo Airport|Trujillo|PE|-8.090|-79.115|America/Lima|trujillo capitan fap carlos martinez pinillos pe peru
TRV|Thiruvananthapuram International Airport|Thiruvananthapuram|IN|8.476|76.919|Asia/Kolkata|thiruvananthapuram trivandrum in india
TRW|Bonriki Airport|Tarawa|KI|1.382|173.147|Pacific/Tarawa|bonriki tarawa ki kiribati
TRZ|Tiruchirapalli International Airport|Tiruchirappalli|IN|10.762|78.707|Asia/Kolkata|tiruchirapalli tiruchirappalli in india
TSA|Taipei Songshan Airport|Taipei City|TW|25.063|121.552|Asia/Taipei|taipei songshan city tw taiwan
TSF|Treviso Airport|Treviso|IT|45.655|12.204|Europe/Rome|treviso sant angelo it italy
TSJ|Tsushima Airport|Tsushima|JP|34.286|129.326|Asia/Tokyo|tsushima jp japan
TSM|Taos Airport|Taos|US|36.459|-105.675|America/Denver|taos us united states
TSN|Tianjin Binhai International Airport|Tianjin|CN|39.128|117.356|Asia/Shanghai|tianjin binhai cn china
TSR|Timisoara Traian Vuia International Airport|Timişoara|RO|45.810|21.320|Europe/Bucharest|timisoara traian vuia ro romania
TSS|East 34th Street Heliport|New York|US|40.742|-73.972|America/New_York|east 34th street heliport new york us united states
TST|Trang Airport|Trang|TH|7.500|99.617|Asia/Bangkok|trang th thailand
TSV|Townsville Airport|Townsville|AU|-19.257|146.771|Australia/Brisbane|townsville raaf base au australia
TSX|Tanjung Santan Airport|Santan-Borneo Island|ID|-0.083|117.433|Asia/Makassar|tanjung santan borneo island id indonesia
TTA|Tan Tan Airport|Tan Tan|MA|28.450|-11.083|Africa/Casablanca|tan ma morocco
TTE|Sultan Babullah Airport|Sango|ID|0.832|127.379|Asia/Jayapura|sultan babullah sango id indonesia
TTJ|Tottori Airport|Tottori|JP|35.526|134.168|Asia/Tokyo|tottori sand dunes conan jp japan
TTN|Trenton-Mercer Airport|Trenton|US|40.278|-74.813|America/New_York|trenton mercer ewing township us united states
TTS|Tsaratanana Airport|Tsaratanana|MG|-16.733|47.600|Indian/Antananarivo|tsaratanana mg madagascar
TTT|Taitung Airport|Taitung City|TW|22.757|121.106|Asia/Taipei|taitung city tw taiwan
TTU|Sania Ramel Airport|Tétouan|MA|35.591|-5.330|Africa/Casablanca|sania ramel tetouan ma morocco
TTW|Tissa Tank Waterdrome|Tissamaharama|LK|6.288|81.291|Asia/Colombo|tissa tank waterdrome tissamaharama lk sri lanka
TUA|Tulcan Airport|Tulcán|EC|0.800|-77.717|America/Guayaquil|tulcan lieutenant colonel luis mantilla ec ecuador
TUB|Tubuai Island Airport||PF|-23.350|-149.467|Pacific/Tahiti|tubuai island pf french polynesia
TUC|Teniente Benjamin Matienzo Airport|San Miguel de Tucumán|AR|-26.836|-65.108|America/Argentina/Tucuman|teniente benjamin matienzo san miguel de tucuman ar argentina
TUE|Tupile Airport||PA|9.572|-79.487|America/Panama|tupile pa panama
TUF|Val de Loire Airport|Tours|FR|47.432|0.727|Europe/Paris|val de loire tours fr france
TUG|Tuguegarao Airport|Tuguegarao City|PH|17.641|121.732|Asia/Manila|tuguegarao city ph philippines
TUH|Arnold Air Force Base|Manchester|US|35.367|-86.217|America/Chicago|arnold air force base manchester us united states
TUI|Turaif Airport|Turaif|SA|31.689|38.734|Asia/Riyadh|turaif domestic sa saudi arabia
TUJ|Tum|Tum|ET|6.260|35.518|Africa/Addis_Ababa|tum et ethiopia
TUK|Turbat Airport|Turbat|PK|25.983|63.067|Asia/Karachi|turbat pk pakistan
TUL|Tulsa International Airport|Tulsa|US|36.190|-95.890|America/Chicago|tulsa us united states
TUN|Tunis-Carthage International Airport|Tunis|TN|36.848|10.217|Africa/Tunis|tunis carthage tn tunisia
TUO|Taupo Airport|Taupo|NZ|-38.741|176.082|Pacific/Auckland|taupo nz new zealand
TUP|Tupelo Regional Airport|Tupelo|US|34.259|-88.767|America/Chicago|tupelo regional us united states
TUR|Tucurui Airport|Tucuruí|BR|-3.700|-49.733|America/Belem|tucurui br brazil
TUS|Tucson International Airport|Tucson|US|32.121|-110.937|America/Phoenix|tucson morris air national guard base us united states
TUU|Tabuk Regional Airport|Tabuk|SA|28.373|36.599|Asia/Riyadh|tabuk regional sa saudi arabia
TVC|Cherry Capital Airport|Traverse City|US|44.738|-85.580|America/Detroit|cherry capital traverse city us united states
TVF|Thief River Falls Regional Airport|Thief River Falls|US|48.066|-96.185|America/Chicago|thief river falls regional us united states
TVS|Tangshan Sannuhe Airport|Tangshan|CN|39.719|117.998|Asia/Shanghai|tangshan sannuhe cn china
TVT|Tashkent-Khumo International Airport||UZ|41.313|69.396|Asia/Tashkent|tashkent khumo uz uzbekistan
TVU|Matei Airport|Matei|FJ|-16.691|-179.877|Pacific/Fiji|matei fj fiji
TVY|Dawei Airport|Dawei|MM|14.100|98.200|Asia/Yangon|dawei mm myanmar burma
TWA|Twin Hills Airport|Twin Hills|US|59.074|-160.277|America/Anchorage|twin hills us united states
TWF|Magic Valley Regional Airport|Twin Falls|US|42.482|-114.487|America/Boise|magic valley regional twin falls joslin field us united states
TWH|Two Harbors Airport|Two Harbors|US|33.425|-118.508|America/Los_Angeles|two harbors us united states
TWT|Sanga Sanga Airport|Bongao|PH|5.044|119.741|Asia/Manila|sanga bongao ph philippines
TWU|Tawau Airport|Tawau|MY|4.313|118.121|Asia/Kuching|tawau my malaysia
TXE|Takengon Rembele Airport|Takengon|ID|4.721|96.849|Asia/Jakarta|takengon rembele id indonesia
TXK|Texarkana Municipal Airport|Texarkana|US|33.456|-93.989|America/Chicago|texarkana municipal regional webb field us united states
TXN|Huangshan Tunxi International Airport|Huangshan|CN|29.731|118.254|Asia/Shanghai|huangshan tunxi cn china
TYF|Torsby Airport|Torsby|SE|60.154|12.997|Europe/Stockholm|torsby se sweden
TYL|Captain FAP Victor Montes Arias Airport|Talara|PE|-4.575|-81.254|America/Lima|captain fap victor montes arias talara pe peru
TYN|Taiyuan Wusu International Airport|Taiyuan|CN|37.755|112.626|Asia/Shanghai|taiyuan wusu cn china
TYR|Tyler Pounds Regional Airport|Tyler|US|32.352|-95.410|America/Chicago|tyler pounds regional us united states
TYS|McGhee Tyson Airport|Alcoa|US|35.806|-83.990|America/New_York|mcghee tyson alcoa us united states
TZA|Belize City Municipal Airport|Belize City|BZ|17.516|-88.194|America/Belize|belize city municipal sir barry bowen bz
TZL|Tuzla International Airport|Tuzla|BA|44.410|18.709|Europe/Sarajevo|tuzla dubrave gornje ba bosnia herzegovina
TZN|South Andros Airport|Andros|BS|24.158|-77.589|America/Nassau|south andros congo town bs bahamas
TZX|Trabzon Airport|Trabzon|TR|40.994|39.782|Europe/Istanbul|trabzon tr turkiye
UAH|Ua Huka Airport|Ua Huka|PF|-8.933|-139.550|Pacific/Marquesas|ua huka pf french polynesia
UAK|Narsarsuaq Airport|Narsarsuaq|GL|61.163|-45.418|America/Nuuk|narsarsuaq gl greenland
UAP|Ua Pou Airport|Ua Pou|PF|-9.343|-140.081|Pacific/Marquesas|ua pou pf french polynesia
UAQ|San Juan Airport|San Juan|AR|-31.550|-68.517|America/Argentina/San_Juan|san juan domingo faustino sarmiento ar argentina
UBA|Uberaba Airport|Uberaba|BR|-19.776|-47.958|America/Sao_Paulo|uberaba mario almeida franco br brazil
UBB|Mabuiag Island Airport|Mabuiag Island|AU|-9.950|142.183|Australia/Brisbane|mabuiag island au australia
UBJ|Yamaguchi Ube Airport|Ube|JP|33.933|131.275|Asia/Tokyo|yamaguchi ube jp japan
UBN|Chinggis Khaan International Airport|Ulaanbaatar|MN|47.652|106.822|Asia/Ulaanbaatar|chinggis khaan ulaanbaatar mn mongolia
UBP|Ubon Ratchathani International Airport|Ubon Ratchathani|TH|15.246|104.871|Asia/Bangkok|ubon ratchathani th thailand
UCB|Ulanqab (Wulanchabu) Jining Airport|Ulanqab|CN|41.127|113.110|Asia/Shanghai|ulanqab wulanchabu jining cn china
UCT|Ukhta Airport|Ukhta|RU|63.567|53.800|Europe/Moscow|ukhta ru russia
UDI|Uberlandia Airport|Uberlândia|BR|-18.889|-48.230|America/Sao_Paulo|uberlandia ten cel aviador cesar bombonato br brazil
UDJ|Uzhhorod International Airport|Uzhhorod|UA|48.636|22.271|Europe/Kyiv|uzhhorod ua ukraine
UDR|Maharana Pratap Airport|Udaipur|IN|24.619|73.891|Asia/Kolkata|maharana pratap udaipur in india
UEL|Quelimane Airport|Quelimane|MZ|-17.858|36.872|Africa/Maputo|quelimane mz mozambique
UEO|Kume-jima Airport|Kumejima|JP|26.365|126.719|Asia/Tokyo|kume jima kumejima jp japan
UET|Quetta Airport|Quetta|PK|30.249|66.949|Asia/Karachi|quetta pk pakistan
UFA|Ufa International Airport|Ufa|RU|54.565|55.885|Asia/Yekaterinburg|ufa ru russia
UGA|Bulgan Airport|Bulgan|MN|48.800|103.550|Asia/Ulaanbaatar|bulgan mn mongolia
UGC|Urgench Airport|Urgench|UZ|41.585|60.633|Asia/Samarkand|urgench uz uzbekistan
UGU|Bilogai-Sugapa Airport|Sugapa|ID|-3.733|137.033|Asia/Jayapura|bilogai sugapa id indonesia
UIB|El Carano Airport|Quibdó|CO|5.691|-76.642|America/Bogota|el carano quibdo co colombia
UIH|Phu Cat Airport|Quy Nohn|VN|13.955|109.042|Asia/Ho_Chi_Minh|phu cat quy nohn vn vietnam
UII|Utila Airport|Utila Island|HN|16.092|-86.888|America/Tegucigalpa|utila island hn honduras
UIN|Quincy Regional Airport|Quincy|US|39.944|-91.197|America/Chicago|quincy regional baldwin field us united states
UIO|Mariscal Sucre International Airport|Quito|EC|-0.124|-78.356|America/Guayaquil|mariscal sucre quito ec ecuador
UIT|Jaluit Airport|Jabor Jaluit Atoll|MH|5.833|169.617|Pacific/Majuro|jaluit jabor atoll mh marshall islands
UJE|Ujae Island Airport|Ujae Atoll|MH|8.928|165.762|Pacific/Majuro|ujae island atoll mh marshall islands
UKB|Kobe Airport|Kobe|JP|34.637|135.228|Asia/Tokyo|kobe jp japan
UKE|Utkela Airport|Bhawanipatna|IN|20.098|83.183|Asia/Kolkata|utkela bhawanipatna in india
UKG|Ust-Kuyga Airport|Ust-Kuyga|RU|70.011|135.645|Asia/Vladivostok|ust kuyga ru russia
UKK|Ust-Kamenogorsk Airport|Ust-Kamenogorsk|KZ|50.026|82.506|Asia/Almaty|ust kamenogorsk kz kazakhstan
UKX|Ust-Kut Airport|Ust-Kut|RU|56.850|105.733|Asia/Irkutsk|ust kut ru russia
UKY|Kyoto Downtown Heliport||JP|35.000|135.751|Asia/Tokyo|kyoto downtown heliport jp japan
ULG|Olgii Airport|Ölgii|MN|48.992|89.920|Asia/Hovd|olgii mn mongolia
ULH|Prince Abdul Majeed bin Abdulaziz Airport|Al Ula|SA|26.481|38.117|Asia/Riyadh|prince abdul majeed bin abdulaziz al ula sa saudi arabia
ULK|Lensk Airport|Lensk|RU|60.722|114.832|Asia/Yakutsk|lensk ru russia
ULO|Ulaangom Airport|Ulaangom|MN|49.973|92.080|Asia/Hovd|ulaangom mn mongolia
ULP|Quilpie Airport||AU|-26.633|144.300|Australia/Brisbane|quilpie au australia
ULU|Gulu Airport|Gulu|UG|2.790|32.274|Africa/Kampala|gulu ug uganda
ULV|Ulyanovsk Baratayevka Airport|Ulyanovsk|RU|54.268|48.227|Europe/Ulyanovsk|ulyanovsk baratayevka ru russia
ULY|Ulyanovsk Vostochny Airport|Cherdakly|RU|54.399|48.803|Europe/Ulyanovsk|ulyanovsk vostochny cherdakly east ru russia
ULZ|Uliastai Donoi Airport|Uliastai|MN|47.709|96.526|Asia/Ulaanbaatar|uliastai donoi mn mongolia
UMD|Uummannaq Airport|Uummannaq|GL|70.669|-52.118|America/Nuuk|uummannaq gl greenland
UME|Umea Airport|Umeå|SE|63.793|20.290|Europe/Stockholm|umea se sweden
UMS|Ust-Maya Airport|Ust-Maya|RU|60.357|134.437|Asia/Khandyga|ust maya ru russia
UMU|Umuarama Airport|Umuarama|BR|-23.798|-53.313|America/Sao_Paulo|umuarama br brazil
UNA|Una Airport|Una|BR|-15.353|-38.997|America/Bahia|una br brazil
UNG|Kiunga Airport|Kiunga|PG|-6.126|141.286|Pacific/Port_Moresby|kiunga pg papua new guinea
UNI|Union Island Airport|Union Island|VC|12.600|-61.412|America/St_Vincent|union island vc st vincent grenadines
UNK|Unalakleet Airport|Unalakleet|US|63.882|-160.799|America/Anchorage|unalakleet us united states
UNN|Ranong Airport|Ranong|TH|9.853|98.629|Asia/Bangkok|ranong th thailand
UNT|Unst Airport|Shetland Islands|GB|60.749|-0.850|Europe/London|unst shetland islands gb united kingdom
UOL|Pogogul Airport|Buol-Celebes Island|ID|1.104|121.416|Asia/Makassar|pogogul buol celebes island id indonesia
UPC|Puerto La Cruz Airport||VE|10.217|-64.633|America/Caracas|puerto la cruz ve venezuela
UPF|Pforheim Airport||DE|48.867|8.683|Europe/Berlin|pforheim de germany
UPG|Sultan Hasanuddin International Airport|Ujung Pandang|ID|-5.077|119.548|Asia/Makassar|sultan hasanuddin ujung pandang id indonesia
UPK|Upernavik Kujalleq Heliport||GL|72.153|-55.531|America/Nuuk|upernavik kujalleq heliport gl greenland
UPN|Licenciado y General Ignacio Lopez Rayon Airport|Uruapan|MX|19.402|-102.038|America/Mexico_City|licenciado y general ignacio lopez rayon uruapan mx mexico
URA|Oral Ak Zhol Airport|Uralsk|KZ|51.154|51.539|Asia/Oral|oral ak zhol uralsk kz kazakhstan
URC|Urumqi Diwopu International Airport|Ürümqi|CN|43.901|87.475|Asia/Urumqi|urumqi diwopu cn china
URE|Kuressaare Airport|Kuressaare|EE|58.217|22.500|Europe/Tallinn|kuressaare ee estonia
URG|Ruben Berta Airport|Uruguaiana|BR|-29.783|-57.036|America/Sao_Paulo|ruben berta uruguaiana rubem br brazil
URJ|Uraj Airport|Uray|RU|60.117|64.833|Asia/Yekaterinburg|uraj uray ru russia
URS|Kursk Vostochny Airport|Kursk|RU|51.751|36.283|Europe/Moscow|kursk vostochny east ru russia
URT|Surat Thani Airport|Surat Thani|TH|9.134|99.143|Asia/Bangkok|surat thani th thailand
URY|Gurayat Airport|Gurayat|SA|31.410|37.275|Asia/Riyadh|gurayat domestic sa saudi arabia
USA|Concord–Padgett Regional Airport|Concord|US|35.385|-80.711|America/New_York|concord padgett regional us united states
USH|Malvinas Argentinas Airport|Ushuaia|AR|-54.839|-68.312|America/Argentina/Ushuaia|malvinas argentinas ushuaia ar argentina
USJ|Usharal Airport|Usharal|KZ|46.190|80.831|Asia/Almaty|usharal kz kazakhstan
USK|Usinsk Airport|Usinsk|RU|66.002|57.375|Europe/Moscow|usinsk ru russia
USM|Koh Samui Airport|Na Thon|TH|9.551|100.063|Asia/Bangkok|koh samui na thon th thailand
USN|Ulsan Airport|Ulsan|KR|35.594|129.356|Asia/Seoul|ulsan kr south korea
USR|Ust-Nera Airport|Ust-Nera|RU|64.549|143.111|Asia/Ust-Nera|ust nera ru russia
UST|St. Augustine Airport|St Augustine|US|29.959|-81.338|America/New_York|st augustine northeast florida regional us united states
USU|Busuanga Airport|Coron|PH|12.120|120.099|Asia/Manila|busuanga coron francisco reyes ph philippines
UTH|Udon Thani International Airport|Udon Thani|TH|17.387|102.775|Asia/Bangkok|udon thani th thailand
UTK|Utirik Island Airport|Utirik Island|MH|11.233|169.867|Pacific/Majuro|utirik island mh marshall islands
UTN|Upington Airport|Upington|ZA|-28.401|21.253|Africa/Johannesburg|upington pierre van ryneveld za south africa
UTO|Indian Mountain Air Force Station|Utopia Creek|US|65.993|-153.702|America/Anchorage|indian mountain air force station utopia creek lrrs us united states
UTP|Utapao Airport|Rayong|TH|12.683|101.017|Asia/Bangkok|utapao rayong tapao th thailand
UTT|Mthatha Airport|Mthatha|ZA|-31.583|28.783|Africa/Johannesburg|mthatha matanzima za south africa
UUA|Bugulma Airport|Bugulma|RU|54.634|52.791|Europe/Moscow|bugulma ru russia
UUD|Ulan-Ude Airport|Ulan Ude|RU|51.833|107.500|Asia/Irkutsk|ulan ude baikal ru russia
UUS|Yuzhno-Sakhalinsk Airport|Yuzhno-Sakhalinsk|RU|46.885|142.722|Asia/Sakhalin|yuzhno sakhalinsk ru russia
UVE|Ouvea Airport|Ouvéa|NC|-20.642|166.572|Pacific/Noumea|ouvea nc new caledonia
UVF|Hewanorra Airport|Vieux Fort|LC|13.736|-60.952|America/St_Lucia|hewanorra vieux fort lc st lucia
UVI|Uniao Da Vitoria|União da Vitória|BR|-26.367|-51.089|America/Sao_Paulo|uniao da vitoria br brazil
UYL|Nyala Airport|Nyala|SD|12.072|24.895|Africa/Khartoum|nyala sd sudan
UYN|Yulin Yuyang Airport|Yulin|CN|38.361|109.596|Asia/Shanghai|yulin yuyang cn china
UYU|Uyuni Airport|Quijarro|BO|-20.446|-66.848|America/La_Paz|uyuni quijarro bo bolivia
UZH|Unayzah Airport||SA|26.100|43.933|Asia/Riyadh|unayzah sa saudi arabia
UZR|Urzhar Airport|Urzhar|KZ|47.092|81.659|Asia/Almaty|urzhar kz kazakhstan
VAA|Vaasa Airport|Vaasa|FI|63.044|21.760|Europe/Helsinki|vaasa fi finland
VAI|Vanimo Airport|Vanimo|PG|-2.687|141.299|Pacific/Port_Moresby|vanimo pg papua new guinea
VAK|Chevak Airport|Chevak|US|61.529|-165.590|America/Nome|chevak us united states
VAL|Valenca Airport|Valença|BR|-13.303|-38.992|America/Bahia|valenca br brazil
VAM|Villa International Airport Maamigili|Maamigili|MV|3.471|72.836|Indian/Maldives|villa maamigili mv maldives
VAN|Van Ferit Melen Airport|Van|TR|38.470|43.337|Europe/Istanbul|van ferit melen tr turkiye
VAO|Suavanao Airport|Suavanao|SB|-7.586|158.731|Pacific/Guadalcanal|suavanao sb solomon islands
VAQ|Vanavara Airport|Vanavara|RU|60.358|102.315|Asia/Krasnoyarsk|vanavara ru russia
VAR|Varna Airport|Varna|BG|43.237|27.829|Europe/Sofia|varna bg bulgaria
VAS|Sivas Airport|Sivas|TR|39.814|36.904|Europe/Istanbul|sivas tr turkiye
VAV|Lupepau'u Airport|Vava'u Island|TO|-18.586|-173.964|Pacific/Tongatapu|lupepau u vava island to tonga
VAW|Vardo Airport|Vardø|NO|70.355|31.046|Europe/Oslo|vardo svartnes no norway
VAZ|Val D'Isere Airport||FR|45.450|6.983|Europe/Paris|val d isere fr france
VBM|Blue Mountain Airport||US|57.858|-157.087|America/Anchorage|blue mountain us united states
VBS|Montichiari Airport|Montichiari|IT|45.425|10.327|Europe/Rome|montichiari brescia it italy
VBV|Vanua Balavu Airport|Vanua Balavu|FJ|-17.247|-178.956|Pacific/Fiji|vanua balavu fj fiji
VBY|Visby Airport|Visby|SE|57.660|18.338|Europe/Stockholm|visby se sweden
VCA|Can Tho Airport|Can Tho|VN|10.047|105.766|Asia/Ho_Chi_Minh|can tho vn vietnam
VCE|Venice Marco Polo Airport|Venice|IT|45.502|12.338|Europe/Rome|venice marco polo venezia it italy
VCL|Chu Lai International Airport|Tam Nghĩa|VN|15.414|108.703|Asia/Ho_Chi_Minh|chu lai tam nghia vn vietnam
VCP|Viracopos International Airport|Campinas|BR|-23.010|-47.142|America/Sao_Paulo|viracopos campinas br brazil
VCS|Con Dao Airport|Con Dao|VN|8.732|106.629|Asia/Ho_Chi_Minh|con dao vn vietnam
VCT|Victoria Regional Airport|Victoria|US|28.851|-96.914|America/Chicago|victoria regional us united states
VDC|Glauber Rocha Airport|Vitória da Conquista|BR|-14.908|-40.915|America/Bahia|glauber rocha vitoria da conquista andrade br brazil
VDE|Hierro Airport|El Hierro Island|ES|27.814|-17.885|Atlantic/Canary|hierro el island es spain
VDH|Dong Hoi Airport|Dong Hoi|VN|17.515|106.591|Asia/Bangkok|dong hoi vn vietnam
VDM|Gobernador Edgardo Castello Airport|Viedma|AR|-40.863|-63.005|America/Argentina/Salta|gobernador edgardo castello viedma ar argentina
VDO|Van Don International Airport|Van Don|VN|21.118|107.414|Asia/Bangkok|van don vn vietnam
VDS|Vadso Airport|Vadsø|NO|70.065|29.845|Europe/Oslo|vadso no norway
VDU|Tom O'Connor Oil Field Airport||US|28.300|-97.283|America/Chicago|tom o connor oil field us united states
VDZ|Valdez Municipal Airport|Valdez|US|61.133|-146.239|America/Anchorage|valdez municipal pioneer field us united states
VEE|Venetie Airport|Venetie|US|67.023|-146.411|America/Anchorage|venetie us united states
VEL|Vernal Regional Airport|Vernal|US|40.439|-109.510|America/Denver|vernal regional us united states
VEO|Severo-Yeniseyskiy Airport|Severo-Yeniseysk|RU|60.374|93.012|Asia/Krasnoyarsk|severo yeniseyskiy yeniseysk ru russia
VER|Veracruz International Airport|Veracruz|MX|19.142|-96.183|America/Mexico_City|veracruz general heriberto jara mx mexico
VFA|Victoria Falls Airport|Victoria Falls|ZW|-18.093|25.840|Africa/Harare|victoria falls zw zimbabwe
VGA|Vijayawada Airport|Gannavaram|IN|16.529|80.797|Asia/Kolkata|vijayawada gannavaram in india
VGO|Vigo Airport|Vigo|ES|42.225|-8.634|Europe/Madrid|vigo es spain
VHM|Vilhelmina Airport|Vilhelmina|SE|64.617|16.650|Europe/Stockholm|vilhelmina south lapland se sweden
VHO|Vila Coutinho Airport||MZ|-14.617|34.317|Africa/Maputo|vila coutinho mz mozambique
VHV|Verkhnevilyuysk Airport|Verkhnevilyuisk|RU|63.459|120.276|Asia/Yakutsk|verkhnevilyuysk verkhnevilyuisk ru russia
VIE|Vienna International Airport|Vienna|AT|48.120|16.564|Europe/Vienna|vienna at austria
VIF|Vieste Heliport||IT|41.866|16.165|Europe/Rome|vieste heliport it italy
VIG|El Vigia Airport|El Vigía|VE|8.633|-71.650|America/Caracas|el vigia juan pablo perez alfonso ve venezuela
VII|Vinh International Airport|Vinh|VN|18.729|105.670|Asia/Bangkok|vinh vn vietnam
VIJ|Virgin Gorda Airport|Spanish Town|VG|18.450|-64.428|America/Tortola|virgin gorda spanish town vg british islands
VIT|Vitoria Airport|Alava|ES|42.833|-2.500|Europe/Madrid|vitoria alava es spain
VIX|Eurico de Aguiar Salles Airport|Vitória|BR|-20.257|-40.290|America/Sao_Paulo|eurico de aguiar salles vitoria br brazil
VIZ|Alluri Sitarama Raju International Airport||IN|17.976|83.504|Asia/Kolkata|alluri sitarama raju in india
VJB|Xai Xai Airport|Xai-Xai|MZ|-24.895|33.750|Africa/Maputo|xai mz mozambique
VKG|Rach Gia Airport|Rach Gia|VN|10.083|105.083|Asia/Ho_Chi_Minh|rach gia vn vietnam
VKO|Vnukovo International Airport|Moscow|RU|55.603|37.292|Europe/Moscow|vnukovo moscow ru russia
VKT|Vorkuta Airport|Vorkuta|RU|67.486|63.995|Europe/Moscow|vorkuta ru russia
VLC|Valencia Airport|Valencia|ES|39.492|-0.473|Europe/Madrid|valencia es spain
VLD|Valdosta Regional Airport|Valdosta|US|30.784|-83.272|America/New_York|valdosta regional us united states
VLI|Bauerfield International Airport|Port Vila|VU|-17.702|168.320|Pacific/Efate|bauerfield port vila vu vanuatu
VLL|Valladolid Airport|Valladolid|ES|41.706|-4.845|Europe/Madrid|valladolid es spain
VLN|Arturo Michelena International Airport|Valencia|VE|10.154|-67.922|America/Caracas|arturo michelena valencia ve venezuela
VLS|Valesdir Airport|Epi Island|VU|-16.800|168.179|Pacific/Efate|valesdir epi island vu vanuatu
VLV|Colonel Antonio Nicolas Briceno Airport|Valera|VE|9.340|-70.586|America/Caracas|colonel antonio nicolas briceno valera ve venezuela
VMU|Baimuru Airport|Baimuru|PG|-7.500|144.800|Pacific/Port_Moresby|baimuru pg papua new guinea
VNO|Vilnius International Airport|Vilnius|LT|54.643|25.280|Europe/Vilnius|vilnius lt lithuania
VNS|Lal Bahadur Shastri International Airport|Varanasi|IN|25.450|82.854|Asia/Kolkata|lal bahadur shastri varanasi in india
VNX|Vilanculos Airport|Vilanculo|MZ|-22.017|35.283|Africa/Maputo|vilanculos vilanculo vilankulo mz mozambique
VOG|Volgograd International Airport|Volgograd|RU|48.792|44.355|Europe/Volgograd|volgograd ru russia
VOL|Nea Anchialos Airport|Nea Anchialos|GR|39.220|22.793|Europe/Athens|nea anchialos national gr greece
VOZ|Voronezh International Airport|Voronezh|RU|51.812|39.227|Europe/Moscow|voronezh ru russia
VPE|Ongiva Airport|Ngiva|AO|-17.047|15.690|Africa/Luanda|ongiva ngiva ngjiva pereira ao angola
VPN|Vopnafjordur Airport|Vopnafjörður|IS|65.721|-14.851|Atlantic/Reykjavik|vopnafjordur vopnafjorður is iceland
VPS|Destin Fort Walton Beach Airport|Valparaiso|US|30.496|-86.549|America/Chicago|destin fort walton beach valparaiso us united states
VPY|Chimoio Airport|Chimoio|MZ|-19.149|33.427|Africa/Maputo|chimoio mz mozambique
VQS|Antonio Rivera Rodriguez Airport|Vieques|PR|18.134|-65.488|America/Puerto_Rico|antonio rivera rodriguez vieques pr puerto rico
VRA|Juan Gualberto Gomez Airport|Matanzas|CU|23.040|-81.437|America/Havana|juan gualberto gomez matanzas cu cuba
VRB|Vero Beach Municipal Airport|Vero Beach|US|27.652|-80.414|America/New_York|vero beach municipal regional us united states
VRC|Virac Airport|Virac|PH|13.580|124.212|Asia/Manila|virac ph philippines
VRL|Vila Real Airport|Vila Real|PT|41.276|-7.719|Europe/Lisbon|vila real pt portugal
VRN|Valerio Catullo Airport|Villafranca di Verona|IT|45.402|10.907|Europe/Rome|valerio catullo villafranca di verona caselle it italy
VRY|Tobbisodden Heliport|Værøy|NO|67.654|12.727|Europe/Oslo|tobbisodden heliport vaeroy no norway
VSA|Carlos Rovirosa Perez International Airport|Villahermosa|MX|17.992|-92.819|America/Mexico_City|carlos rovirosa perez villahermosa mx mexico
VSE|Viseu Airport|Viseu|PT|40.723|-7.889|Europe/Lisbon|viseu aerodromo goncalves lobato pt portugal
VSO|Phuoc-long Airport||VN|9.433|105.467|Asia/Ho_Chi_Minh|phuoc long vn vietnam
VST|Vasteras/Hasslo Airport|Stockholm|SE|59.589|16.631|Europe/Stockholm|vasteras hasslo stockholm se sweden
VSV|Shravasti Airport|Shravasti|IN|27.500|82.033|Asia/Kolkata|shravasti in india
VTE|Wattay International Airport|Vientiane|LA|17.975|102.568|Asia/Vientiane|wattay vientiane la laos
VTU|Hermanos Ameijeiras Airport|Las Tunas|CU|20.986|-76.940|America/Havana|hermanos ameijeiras las tunas cu cuba
VTZ|Visakhapatnam Airport|Visakhapatnam|IN|17.724|83.228|Asia/Kolkata|visakhapatnam ins dega in india
VUP|Valledupar Airport|Valledupar|CO|10.437|-73.253|America/Bogota|valledupar alfonso lopez pumarejo co colombia
VUS|Velikij Ustyug Airport|Velikiy Ustyug|RU|60.767|46.317|Europe/Moscow|velikij ustyug velikiy ru russia
VVC|La Vanguardia Airport|Villavicencio|CO|4.079|-73.567|America/Bogota|la vanguardia villavicencio co colombia
VVI|Viru Viru International Airport|Santa Cruz|BO|-17.648|-63.140|America/La_Paz|viru santa cruz bo bolivia
VVO|Vladivostok International Airport|Artyom|RU|43.396|132.165|Asia/Vladivostok|vladivostok artyom ru russia
VVZ|Illizi Airport|Illizi|DZ|26.723|8.623|Africa/Algiers|illizi takhamalt dz algeria
VXC|Lichinga Airport|Lichinga|MZ|-13.283|35.250|Africa/Maputo|lichinga mz mozambique
VXE|Cesaria Evora International Airport|São Pedro|CV|16.837|-25.054|Atlantic/Cape_Verde|cesaria evora sao pedro cv cape verde
VXO|Vaxjo-Kronoberg Airport|Växjö|SE|56.925|14.732|Europe/Stockholm|vaxjo kronoberg se sweden
VYI|Vilyuysk Airport|Vilyuisk|RU|63.756|121.694|Asia/Yakutsk|vilyuysk vilyuisk ru russia
WAA|Wales Airport|Wales|US|65.617|-168.091|America/Nome|wales us united states
WAB|Wabag Airport||PG|-5.483|143.733|Pacific/Port_Moresby|wabag pg papua new guinea
WAE|Wadi Ad Dawasir Airport|Wadi Al Dawasir|SA|20.498|45.204|Asia/Riyadh|wadi ad dawasir al domestic sa saudi arabia
WAG|Wanganui Airport|Wanganui|NZ|-39.961|175.024|Pacific/Auckland|wanganui nz new zealand
WAN|Waverney Airport|Waverney|AU|-25.367|141.933|Australia/Brisbane|waverney au australia
WAW|Warsaw Chopin Airport|Warsaw|PL|52.171|20.973|Europe/Warsaw|warsaw chopin pl poland
WBB|Stebbins Airport|Stebbins|US|63.515|-162.285|America/Nome|stebbins us united states
WBI|Broker Inn Airport||US|40.017|-105.283|America/Denver|broker inn us united states
WBM|Wapenamanda Airport|Wapenamanda|PG|-5.633|143.891|Pacific/Port_Moresby|wapenamanda pg papua new guinea
WBN|Cummings Park Airport||US|42.467|-71.150|America/New_York|cummings park us united states
WBQ|Beaver Airport|Beaver|US|66.362|-147.408|America/Anchorage|beaver us united states
WDH|Hosea Kutako International Airport|Windhoek|NA|-22.487|17.463|Africa/Windhoek|hosea kutako windhoek na namibia
WDN|Waldron Island Airport|Eastsound|US|48.717|-123.033|America/Los_Angeles|waldron island eastsound us united states
WDS|Shiyan Wudangshan Airport|Shiyan|CN|32.590|110.906|Asia/Shanghai|shiyan wudangshan cn china
WDY|Kodiak FSS Airport||US|57.783|-152.400|America/Anchorage|kodiak fss us united states
WEF|Weifang Airport|Weifang|CN|36.641|119.113|Asia/Shanghai|weifang nanyuan cn china
WEH|Weihai Airport|Weihai|CN|37.188|122.236|Asia/Shanghai|weihai dashuibo cn china
WEI|Weipa Airport|Weipa|AU|-12.681|141.925|Australia/Brisbane|weipa au australia
WEM|West Malling Airport||GB|51.300|0.417|Europe/London|west malling gb united kingdom
WES|Weasua Airport||LR|7.283|-10.483|Africa/Monrovia|weasua lr liberia
WEX|Castlebridge Airport||IE|52.333|-6.467|Europe/Dublin|castlebridge ie ireland
WFB|Waterfront Sea Plane Base|Ketchikan|US|55.358|-131.668|America/Sitka|waterfront sea plane base ketchikan us united states
WGA|Wagga Wagga Airport|Wagga Wagga|AU|-35.160|147.466|Australia/Sydney|wagga city au australia
WGB|Bahawalnagar Airport|Bahawalnagar|PK|30.000|73.250|Asia/Karachi|bahawalnagar pk pakistan
WGE|Walgett Airport||AU|-30.033|148.133|Australia/Sydney|walgett au australia
WGN|Shaoyang Wugang Airport|Shaoyang|CN|26.802|110.642|Asia/Shanghai|shaoyang wugang cn china
WGP|Waingapu Airport|Waingapu-Sumba Island|ID|-9.667|120.300|Asia/Makassar|waingapu sumba island id indonesia
WHA|Wuhu Xuanzhou Airport|Wuhu|CN|31.104|118.667|Asia/Shanghai|wuhu xuanzhou cn china
WHD|Hyder Sea Plane Base|Hyder|US|55.904|-130.011|America/Sitka|hyder sea plane base us united states
WHK|Whakatane Airport||NZ|-37.925|176.917|Pacific/Auckland|whakatane nz new zealand
WHN|Wuhan Hannan Airport|Wuhan|CN|30.252|114.055|Asia/Shanghai|wuhan hannan cn china
WIC|Wick Airport|Wick|GB|58.457|-3.087|Europe/London|wick gb united kingdom
WIL|Wilson Airport|Nairobi|KE|-1.318|36.813|Africa/Nairobi|wilson nairobi ke kenya
WIN|Winton Airport||AU|-22.350|143.067|Australia/Brisbane|winton au australia
WJR|Wajir Airport|Wajir|KE|1.733|40.092|Africa/Nairobi|wajir ke kenya
WJU|Wonju Airport|Wonju|KR|37.442|127.966|Asia/Seoul|wonju hoengseong air base kr south korea
WKA|Wanaka Airport|Wanaka|NZ|-44.723|169.244|Pacific/Auckland|wanaka nz new zealand
WKJ|Hokkaido Airport|Wakkanai|JP|45.399|141.797|Asia/Tokyo|hokkaido wakkanai jp japan
WKK|Aleknagik Airport|Aleknagik|US|59.278|-158.611|America/Anchorage|aleknagik new us united states
WKL|Waikoloa Airport|Waikoloa Village|US|19.921|-155.860|Pacific/Honolulu|waikoloa village us united states
WLB|Labouchere Bay Airport||US|56.292|-133.658|America/Sitka|labouchere bay us united states
WLG|Wellington International Airport|Wellington|NZ|-41.329|174.812|Pacific/Auckland|wellington nz new zealand
WLH|Walaha Airport|Walaha|VU|-15.413|167.692|Pacific/Efate|walaha vu vanuatu
WLK|Selawik Airport|Selawik|US|66.603|-159.983|America/Anchorage|selawik us united states
WLM|Waltham Airport||US|42.385|-71.251|America/New_York|waltham us united states
WLN|Little Naukati Airport||US|55.873|-133.216|America/Sitka|little naukati us united states
WLS|Wallis Island Airport|Wallis Island|WF|-13.233|-176.167|Pacific/Wallis|wallis island hihifo wf futuna
WMI|Warsaw-Modlin Airport|Warsaw|PL|52.451|20.652|Europe/Warsaw|warsaw modlin nowy dwor mazowiecki pl poland
WMN|Maroantsetra Airport|Maroantsetra|MG|-15.436|49.690|Indian/Antananarivo|maroantsetra mg madagascar
WMO|White Mountain Airport|White Mountain|US|64.687|-163.407|America/Nome|white mountain us united states
WMT|Zunyi Maotai Airport|Zunyi|CN|27.968|106.439|Asia/Shanghai|zunyi maotai cn china
WMX|Wamena Airport|Wamena|ID|-4.100|138.954|Asia/Jayapura|wamena id indonesia
WNA|Napakiak Sea Plane Base|Napakiak|US|60.700|-162.117|America/Nome|napakiak sea plane base us united states
WNH|Wenshan Puzhehei Airport|Wenshan|CN|23.567|104.331|Asia/Shanghai|wenshan puzhehei cn china
WNI|Matahora Airport|Wangi-wangi Island|ID|-5.317|123.583|Asia/Makassar|matahora wangi island id indonesia
WNN|Wunnummin Lake Airport|Wunnumin Lake|CA|52.917|-89.167|America/Winnipeg|wunnummin lake wunnumin ca canada
WNP|Naga Airport|Naga|PH|13.587|123.270|Asia/Manila|naga ph philippines
WNR|Windorah Airport||AU|-25.417|142.667|Australia/Brisbane|windorah au australia
WNS|Nawabshah Airport|Nawabashah|PK|26.219|68.392|Asia/Karachi|nawabshah nawabashah shaheed benazirabad pk pakistan
WNZ|Wenzhou Longwan International Airport|Wenzhou|CN|27.916|120.847|Asia/Shanghai|wenzhou longwan cn china
WOG|Woodgreen Airport||AU|-22.433|134.200|Australia/Darwin|woodgreen au australia
WOL|Shellharbour Airport|Albion Park Rail|AU|-34.567|150.783|Australia/Sydney|shellharbour albion park rail au australia
WOO|Woodchopper Airport||US|65.333|-143.533|America/Anchorage|woodchopper us united states
WOS|Wonsan Kalma Airport|Wonsan|KP|39.166|127.484|Asia/Pyongyang|wonsan kalma kp north korea
WPL|Powell Lake Seaplane Base|Powell River|CA|49.887|-124.534|America/Vancouver|powell lake seaplane base river ca canada
WRE|Whangarei Airport|Whangarei|NZ|-35.767|174.364|Pacific/Auckland|whangarei nz new zealand
WRG|Wrangell Airport|Wrangell|US|56.484|-132.367|America/Sitka|wrangell us united states
WRH|Wuerhe Airport|Urhu|CN|46.017|85.658|Asia/Shanghai|wuerhe urhu cn china
WRO|Wroclaw Airport|Wrocław|PL|51.105|16.899|Europe/Warsaw|wroclaw wrocław copernicus pl poland
WRY|Westray Airport|Westray|GB|59.350|-2.950|Europe/London|westray gb united kingdom
WSI|Western Sydney Airport||AU|-33.888|150.715|Australia/Sydney|western sydney au australia
WSK|Chongqing Wushan Airport|Wushan|CN|31.064|109.706|Asia/Shanghai|chongqing wushan cn china
WSN|South Naknek Airport|South Naknek|US|58.703|-157.004|America/Anchorage|south naknek us united states
WSQ|Uxin Banner Galutu Airport||CN|38.621|108.823|Asia/Shanghai|uxin banner galutu cn china
WST|Westerly State Airport|Westerly|US|41.350|-71.807|America/New_York|westerly state us united states
WSX|Westsound Airport|West Sound|US|48.667|-122.883|America/Los_Angeles|westsound west sound us united states
WSZ|Westport Airport|Westport|NZ|-41.740|171.579|Pacific/Auckland|westport nz new zealand
WTA|Tambohorano Airport|Tambohorano|MG|-17.483|43.967|Indian/Antananarivo|tambohorano mg madagascar
WTB|Toowoomba Wellcamp Airport|Toowoomba|AU|-27.559|151.795|Australia/Brisbane|toowoomba wellcamp au australia
WTE|Wotje Airport|Wotje|MH|9.450|170.267|Pacific/Majuro|wotje mh marshall islands
WTK|Noatak Airport|Noatak|US|67.563|-162.984|America/Nome|noatak us united states
WTL|Tuntutuliak Airport|Tuntutuliak|US|60.350|-162.633|America/Nome|tuntutuliak us united states
WTO|Wotho Airport|Wotho Island|MH|10.167|166.033|Pacific/Majuro|wotho island mh marshall islands
WUA|Wuhai Airport|Wuhai|CN|39.791|106.802|Asia/Shanghai|wuhai cn china
WUH|Wuhan Tianhe International Airport|Wuhan|CN|30.777|114.218|Asia/Shanghai|wuhan tianhe cn china
WUN|Wiluna Airport||AU|-26.628|120.220|Australia/Perth|wiluna au australia
WUS|Wuyishan Airport|Wuyishan|CN|27.701|118.001|Asia/Shanghai|wuyishan nanping cn china
WUT|Xinzhou Wutaishan Airport|Xinzhou|CN|38.598|112.982|Asia/Shanghai|xinzhou wutaishan cn china
WUX|Sunan Shuofang International Airport|Wuxi|CN|31.493|120.424|Asia/Shanghai|sunan shuofang wuxi cn china
WUZ|Wuzhou Xijiang Airport|Tangbu|CN|23.401|111.099|Asia/Shanghai|wuzhou xijiang tangbu cn china
WVB|Walvis Bay International Airport|Walvis Bay|NA|-22.979|14.517|Africa/Windhoek|walvis bay na namibia
WWK|Wewak Airport|Wewak|PG|-3.580|143.669|Pacific/Port_Moresby|wewak pg papua new guinea
WWP|Whale Pass Airport|Whale Pass|US|56.116|-133.122|America/Sitka|whale pass us united states
WWT|Newtok Airport|Mertarvik|US|60.923|-164.649|America/Nome|newtok mertarvik us united states
WXN|Wanzhou Airport|Wanzhou|CN|30.800|108.427|Asia/Shanghai|wanzhou cn china
WYA|Whyalla Airport|Whyalla|AU|-33.052|137.522|Australia/Adelaide|whyalla au australia
WYS|Yellowstone Airport|West Yellowstone|US|44.687|-111.105|America/Denver|yellowstone west us united states
XAI|Xinyang Minggang Airport|Xinyang|CN|32.541|114.078|Asia/Shanghai|xinyang minggang cn china
XAP|Chapeco Airport|Chapecó|BR|-27.132|-52.660|America/Sao_Paulo|chapeco serafin enoss bertaso br brazil
XAY|Xayabury Airport||LA|18.667|104.717|Asia/Vientiane|xayabury la laos
XBE|Bearskin Lake Airport|Bearskin Lake|CA|53.950|-90.983|America/Winnipeg|bearskin lake ca canada
XBJ|Birjand Airport|Birjand|IR|32.899|59.255|Asia/Tehran|birjand ir iran
XCH|Christmas Island Airport|Flying Fish Cove|CX|-10.500|105.667|Indian/Christmas|christmas island flying fish cove cx
XCR|Chalons Vatry Airport|Vatry|FR|48.780|4.191|Europe/Paris|chalons vatry bussy lettree fr france
XEQ|Tasiusaq Heliport (Kujalleq)|Tasiusak|GL|60.194|-44.813|America/Nuuk|tasiusaq heliport kujalleq tasiusak gl greenland
XEX|Aerogare des Invalides||FR|48.833|2.650|Europe/Paris|aerogare des invalides fr france
XFN|Xiangyang Airport|Xiangyang|CN|32.150|112.291|Asia/Shanghai|xiangyang liuji cn china
XGB|Gare Montparnasse Station||FR|48.841|2.320|Europe/Paris|gare montparnasse station fr france
XGR|Kangiqsualujjuaq Airport|Kangiqsualujjuaq|CA|58.711|-65.993|America/Toronto|kangiqsualujjuaq georges river ca canada
XIC|Xichang Qingshan Airport|Liangshan|CN|27.982|102.188|Asia/Shanghai|xichang qingshan liangshan cn china
XIL|Xilinhot Airport|Xilinhot|CN|43.919|115.959|Asia/Shanghai|xilinhot cn china
XIQ|Ilimanaq Harbour Heliport|Ilimanaq|GL|69.000|-51.000|America/Nuuk|ilimanaq harbour heliport gl greenland
XIY|Xianyang International Airport|Xianyang|CN|34.438|108.761|Asia/Shanghai|xianyang cn china
XKH|Xieng Khouang Airport|Xieng Khouang|LA|19.444|103.152|Asia/Vientiane|xieng khouang la laos
XKO|Kemano Airport||CA|53.567|-127.933|America/Vancouver|kemano ca canada
XKS|Kasabonika Airport|Kasabonika|CA|53.520|-88.647|America/Winnipeg|kasabonika ca canada
XLB|Lac Brochet Airport|Lac Brochet|CA|58.616|-101.465|America/Winnipeg|lac brochet ca canada
XMH|Manihi Airport||PF|-14.438|-146.071|Pacific/Tahiti|manihi pf french polynesia
XMN|Xiamen Gaoqi International Airport|Xiamen|CN|24.543|118.134|Asia/Shanghai|xiamen gaoqi cn china
XMS|Macas Airport|Macas|EC|-2.317|-78.133|America/Guayaquil|macas coronel carvajal ec ecuador
XMY|Yam Island Airport|Yam Island|AU|-9.899|142.774|Australia/Brisbane|yam island au australia
XNA|Northwest Arkansas Regional Airport|Fayetteville|US|36.275|-94.297|America/Chicago|northwest arkansas regional fayetteville us united states
XNN|Xining Caojiabao Airport|Haidong|CN|36.525|102.038|Asia/Shanghai|xining caojiabao haidong cn china
XPK|Pukatawagan Airport|Pukatawagan|CA|55.767|-101.233|America/Winnipeg|pukatawagan ca canada
XPL|Palmerola International Airport|Palmerola|HN|14.417|-87.617|America/Tegucigalpa|palmerola jose enrique soto cano air base hn honduras
XPU|West Kuparuk Airport||US|70.333|-149.333|America/Anchorage|west kuparuk us united states
XQP|Quepos Airport|Quepos|CR|9.439|-84.133|America/Costa_Rica|quepos managua cr costa rica
XQU|Qualicum Beach Airport|Qualicum Beach|CA|49.340|-124.396|America/Vancouver|qualicum beach ca canada
XRY|Jerez Airport|Jerez de la Frontera|ES|36.751|-6.065|Europe/Madrid|jerez de la frontera es spain
XSC|South Caicos International Airport|South Caicos|TC|21.516|-71.530|America/Grand_Turk|south caicos tc turks islands
XSI|South Indian Lake Airport|South Indian Lake|CA|56.795|-98.908|America/Winnipeg|south indian lake ca canada
XSP|Seletar Airport|Seletar|SG|1.418|103.871|Asia/Singapore|seletar sg singapore
XTG|Thargomindah Airport|Thargomindah|AU|-27.987|143.815|Australia/Brisbane|thargomindah au australia
XTL|Tadoule Lake Airport|Tadoule Lake|CA|58.708|-98.513|America/Winnipeg|tadoule lake ca canada
XUZ|Xuzhou Guanyin Airport|Xuzhou|CN|34.055|117.555|Asia/Shanghai|xuzhou guanyin cn china
XWA|Williston Basin International Airport|Williston|US|48.260|-103.751|America/Chicago|williston basin us united states
XYA|Yandina Airport|Yandina|SB|-9.117|159.217|Pacific/Guadalcanal|yandina sb solomon islands
XYT|Montaudran Airport||FR|43.567|1.483|Europe/Paris|montaudran fr france
XZD|Kongsvinger Airport||NO|60.188|12.002|Europe/Oslo|kongsvinger no norway
YAA|Anahim Lake Airport|Anahim Lake|CA|52.457|-125.307|America/Vancouver|anahim lake ca canada
YAB|Arctic Bay Airport|Arctic Bay|CA|73.005|-85.028|America/Rankin_Inlet|arctic bay ca canada
YAC|Cat Lake Airport|Cat Lake|CA|51.717|-91.817|America/Winnipeg|cat lake ca canada
YAF|Asbestos Hill Airport||CA|45.767|-71.950|America/Toronto|asbestos hill ca canada
YAG|Fort Frances Municipal Airport|Fort Frances|CA|48.653|-93.447|America/Winnipeg|fort frances municipal ca canada
YAK|Yakutat Airport|Yakutat|US|59.509|-139.660|America/Yakutat|yakutat us united states
YAL|Alert Bay Airport|Alert Bay|CA|50.583|-126.917|America/Vancouver|alert bay ca canada
YAM|Sault Ste. Marie Airport|Sault Ste Marie|CA|46.485|-84.500|America/Toronto|sault ste marie ca canada
YAP|Yap International Airport|Yap Island|FM|9.498|138.087|Pacific/Chuuk|yap island fm micronesia
YAQ|Maple Bay Seaplane Base|Maple Bay|CA|48.803|-123.601|America/Vancouver|maple bay seaplane base ca canada
YAS|Yasawa Island Airport|Yasawa Island|FJ|-16.759|177.545|Pacific/Fiji|yasawa island fj fiji
YAT|Attawapiskat Airport|Attawapiskat|CA|52.942|-82.400|America/Toronto|attawapiskat ca canada
YAV|Mayne Island Seaplane Base|Miners Bay|CA|48.867|-123.300|America/Vancouver|mayne island seaplane base miners bay ca canada
YAW|Shearwater Heliport||CA|44.867|-63.617|America/Halifax|shearwater heliport ca canada
YAX|Angling Lake Airport|Angling Lake|CA|53.849|-89.579|America/Winnipeg|angling lake ca canada
YAY|St. Anthony Airport|St. Anthony|CA|51.392|-56.083|America/St_Johns|st anthony ca canada
YAZ|Tofino Long Beach Airport|Tofino|CA|49.078|-125.769|America/Vancouver|tofino long beach ca canada
YBB|Kugaaruk Airport|Kugaaruk|CA|68.538|-89.792|America/Cambridge_Bay|kugaaruk ca canada
YBC|Baie-Comeau Airport|Baie-Comeau|CA|49.133|-68.199|America/Toronto|baie comeau ca canada
YBD|New Westminister Heliport||CA|49.226|-122.889|America/Vancouver|new westminister heliport ca canada
YBE|Uranium City Airport|Uranium City|CA|59.567|-108.483|America/Regina|uranium city ca canada
YBF|Bamfield Airport|Bamfield|CA|48.834|-125.137|America/Vancouver|bamfield ca canada
YBG|Saguenay-Bagotville Airport|Bagotville|CA|48.333|-70.986|America/Toronto|saguenay bagotville baie cfb ca canada
YBI|Black Tickle Airport|Black Tickle|CA|53.468|-55.786|America/St_Johns|black tickle ca canada
YBK|Baker Lake Airport|Baker Lake|CA|64.300|-96.083|America/Rankin_Inlet|baker lake ca canada
YBL|Campbell River Airport|Campbell River|CA|49.952|-125.268|America/Vancouver|campbell river ca canada
YBN|Borden Airport||CA|46.300|-63.783|America/Halifax|borden ca canada
YBP|Yibin Wuliangye Airport|Yibin|CN|28.858|104.525|Asia/Shanghai|yibin wuliangye cn china
YBR|Brandon Municipal Airport|Brandon|CA|49.909|-99.947|America/Winnipeg|brandon municipal ca canada
YBT|Brochet Airport|Brochet|CA|57.888|-101.679|America/Winnipeg|brochet ca canada
YBV|Berens River Airport|Berens River|CA|52.359|-97.021|America/Winnipeg|berens river ca canada
YBW|Bedwell Harbour Seaplane Base|Bedwell Harbour|CA|48.747|-123.229|America/Vancouver|bedwell harbour seaplane base ca canada
YBX|Blanc Sablon Airport|Blanc-Sablon|CA|51.433|-57.217|America/Blanc-Sablon|blanc sablon lourdes ca canada
YBY|Bonnyville Airport|Bonnyville|CA|54.305|-110.751|America/Edmonton|bonnyville ca canada
YCB|Cambridge Bay Airport|Cambridge Bay|CA|69.100|-105.133|America/Cambridge_Bay|cambridge bay ca canada
YCD|Nanaimo Airport|Nanaimo|CA|49.053|-123.873|America/Vancouver|nanaimo ca canada
YCG|West Kootenay Regional Airport|Castlegar|CA|49.296|-117.632|America/Vancouver|west kootenay regional castlegar ca canada
YCJ|Cape Saint James Airport||CA|51.933|-131.017|America/Vancouver|cape saint james ca canada
YCK|Colville Lake/Tommy Kochon|Colville Lake|CA|67.021|-126.129|America/Inuvik|colville lake tommy kochon ca canada
YCL|Charlo Airport|Charlo|CA|47.991|-66.329|America/Moncton|charlo ca canada
YCM|St. Catharines Airport|St Catharines|CA|43.200|-79.167|America/Toronto|st catharines niagara lake district ca canada
YCO|Kugluktuk Airport|Kugluktuk|CA|67.833|-115.083|America/Cambridge_Bay|kugluktuk ca canada
YCR|Charlie Sinclair Memorial Airport|Cross Lake|CA|54.613|-97.751|America/Winnipeg|charlie sinclair memorial cross lake ca canada
YCS|Chesterfield Inlet Airport|Chesterfield Inlet|CA|63.333|-90.717|America/Rankin_Inlet|chesterfield inlet ca canada
YCU|Yuncheng Guangong Airport|Yuncheng|CN|35.115|111.037|Asia/Shanghai|yuncheng guangong cn china
YCX|CFB Heliport||CA|45.767|-66.167|America/Moncton|cfb heliport ca canada
YCY|Clyde River Airport|Clyde River|CA|70.417|-68.500|America/Iqaluit|clyde river ca canada
YDA|Dawson City Airport|Dawson City|CA|64.045|-139.117|America/Dawson|dawson city ca canada
YDF|Deer Lake Regional Airport|Deer Lake|CA|49.210|-57.400|America/St_Johns|deer lake regional ca canada
YDH|Daniels Harbour Airport||CA|50.217|-57.583|America/St_Johns|daniels harbour ca canada
YDK|Main Duck Island Airport||CA|43.933|-76.617|America/Toronto|main duck island ca canada
YDL|Dease Lake Airport|Dease Lake|CA|58.425|-130.025|America/Vancouver|dease lake ca canada
YDN|Dauphin Airport|Dauphin|CA|51.100|-100.050|America/Winnipeg|dauphin barker ca canada
YDP|Nain Airport|Nain|CA|56.533|-61.667|America/Goose_Bay|nain ca canada
YDR|Broadview Airport||CA|50.367|-102.583|America/Regina|broadview ca canada
YDS|Desolation Sound||CA|50.333|-125.000|America/Vancouver|desolation sound ca canada
YDV|Bloodvein Airport|Bloodvein River|CA|51.750|-96.733|America/Winnipeg|bloodvein river ca canada
YED|CFB Edmonton||CA|53.672|-113.464|America/Edmonton|cfb edmonton ca canada
YEG|Edmonton International Airport|Edmonton|CA|53.307|-113.584|America/Edmonton|edmonton ca canada
YEH|Yinchuan Helanshan Airport|Yinchuan|CN|38.588|106.540|Asia/Shanghai|yinchuan helanshan cn china
YEI|Yenisehir Airport|Bursa|TR|40.256|29.545|Europe/Istanbul|yenisehir bursa tr turkiye
YEK|Arviat Airport|Arviat|CA|61.117|-94.050|America/Rankin_Inlet|arviat ca canada
YER|Fort Severn Airport|Fort Severn|CA|56.018|-87.678|America/Toronto|fort severn ca canada
YEV|Inuvik Mike Zubko Airport|Inuvik|CA|68.307|-133.498|America/Inuvik|inuvik mike zubko ca canada
YFA|Fort Albany Airport|Fort Albany|CA|52.242|-81.592|America/Toronto|fort albany ca canada
YFB|Iqaluit Airport|Iqaluit|CA|63.752|-68.537|America/Iqaluit|iqaluit ca canada
YFC|Fredericton International Airport|Fredericton|CA|45.873|-66.530|America/Moncton|fredericton ca canada
YFH|Fort Hope Airport|Fort Hope|CA|51.559|-87.898|America/Toronto|fort hope ca canada
YFJ|Wekweeti Airport|Wekweètì|CA|64.191|-114.076|America/Edmonton|wekweeti ca canada
YFO|Flin Flon Airport|Flin Flon|CA|54.683|-101.683|America/Winnipeg|flin flon ca canada
YFS|Fort Simpson Airport|Fort Simpson|CA|61.750|-121.233|America/Inuvik|fort simpson ca canada
YFX|Fox Harbour Airport|St. Lewis|CA|52.371|-55.676|America/St_Johns|fox harbour st lewis ca canada
YGG|Ganges Harbor Seaplane Base|Salt Spring Island|CA|48.854|-123.496|America/Vancouver|ganges harbor seaplane base salt spring island ca canada
YGH|Fort Good Hope Airport|Fort Good Hope|CA|66.267|-128.650|America/Inuvik|fort good hope ca canada
YGJ|Miho Airport|Yonago|JP|35.501|133.244|Asia/Tokyo|miho yonago kitaro jasdf air base jp japan
YGL|La Grande Riviere|La Grande Rivière|CA|53.630|-77.706|America/Toronto|la grande riviere ca canada
YGN|Greenway Sound Airport|Broughton Island|CA|50.850|-126.850|America/Vancouver|greenway sound broughton island ca canada
YGO|Gods Lake Narrows Airport|Gods Lake Narrows|CA|54.558|-94.491|America/Winnipeg|gods lake narrows ca canada
YGP|Michel-Pouliot Gaspe Airport|Gaspé|CA|48.776|-64.476|America/Toronto|michel pouliot gaspe ca canada
YGR|Iles De La Madeleine Airport|Les Îles-de-la-Madeleine|CA|47.367|-61.900|America/Halifax|iles de la madeleine les ca canada
YGS|Germansen Airport||CA|55.783|-124.717|America/Vancouver|germansen ca canada
YGT|Igloolik Airport|Igloolik|CA|69.400|-81.817|America/Iqaluit|igloolik ca canada
YGV|Havre St. Pierre Airport|Havre-Saint-Pierre|CA|50.250|-63.583|America/Toronto|havre st pierre saint ca canada
YGW|Kuujjuarapik Airport|Kuujjuarapik|CA|55.279|-77.767|America/Toronto|kuujjuarapik ca canada
YGX|Gillam Airport|Gillam|CA|56.350|-94.700|America/Winnipeg|gillam ca canada
YGY|Deception Bay Airport||CA|62.100|-74.617|America/Toronto|deception bay ca canada
YGZ|Grise Fiord Airport|Grise Fiord|CA|76.418|-82.957|America/Iqaluit|grise fiord ca canada
YHA|Port Hope Simpson Airport|Port Hope Simpson|CA|52.527|-56.287|America/St_Johns|port hope simpson ca canada
YHG|Charlottetown Airport|Charlottetown|CA|52.765|-56.118|America/St_Johns|charlottetown ca canada
YHH|Campbell River Seaplane Base|Campbell River|CA|50.048|-125.256|America/Vancouver|campbell river seaplane base ca canada
YHI|Ulukhaktok/Holman Airport|Ulukhaktok|CA|70.717|-117.717|America/Edmonton|ulukhaktok holman ca canada
YHK|Gjoa Haven Airport|Gjoa Haven|CA|68.633|-95.950|America/Cambridge_Bay|gjoa haven ca canada
YHM|Hamilton International Airport|Hamilton|CA|43.161|-79.926|America/Toronto|hamilton john munro ca canada
YHO|Hopedale Airport|Hopedale|CA|55.448|-60.229|America/Goose_Bay|hopedale ca canada
YHP|Poplar Hill Airport|Poplar Hill|CA|52.083|-94.300|America/Winnipeg|poplar hill ca canada
YHR|Chevery Airport|Chevery|CA|50.500|-59.500|America/Blanc-Sablon|chevery ca canada
YHU|St. Hubert Airport|Montréal|CA|45.516|-73.421|America/Toronto|st hubert montreal saint ca canada
YHY|Hay River Airport|Hay River|CA|60.846|-115.778|America/Edmonton|hay river merlyn carter ca canada
YHZ|Halifax Stanfield International Airport|Halifax|CA|44.885|-63.514|America/Halifax|halifax stanfield ca canada
YIA|Yogyakarta International Airport|Yogyakarta|ID|-7.907|110.054|Asia/Jakarta|yogyakarta id indonesia
YIC|Yichun Mingyueshan Airport|Yichun|CN|27.803|114.308|Asia/Shanghai|yichun mingyueshan cn china
YIE|Arxan Yiershi Airport|Arxan|CN|47.311|119.912|Asia/Shanghai|arxan yiershi ershi cn china
YIF|St-Augustin/Pakuashipi Airport|St-Augustin|CA|51.217|-58.667|America/Blanc-Sablon|st augustin pakuashipi ca canada
YIG|Big Bay SPB|Stuart Island|CA|50.400|-125.133|America/Vancouver|big bay spb stuart island ca canada
YIH|Yichang Sanxia Airport|Yichang|CN|30.550|111.479|Asia/Shanghai|yichang sanxia cn china
YIK|Ivujivik Airport|Ivujivik|CA|62.417|-77.925|America/Toronto|ivujivik ca canada
YIN|Yining Airport|Ili|CN|43.952|81.331|Asia/Shanghai|yining ili cn china
YIO|Pond Inlet Airport|Pond Inlet|CA|72.683|-78.000|America/Iqaluit|pond inlet ca canada
YIV|Island Lake Airport|Island Lake|CA|53.857|-94.653|America/Winnipeg|island lake ca canada
YIW|Yiwu Airport|Yiwu|CN|29.345|120.029|Asia/Shanghai|yiwu cn china
YJO|Johnny Mountain Airport||CA|56.667|-131.117|America/Vancouver|johnny mountain ca canada
YKA|Kamloops Airport|Kamloops|CA|50.705|-120.442|America/Vancouver|kamloops ca canada
YKF|Region of Waterloo International Airport|Kitchener|CA|43.459|-80.385|America/Toronto|region waterloo kitchener breslau ca canada
YKG|Kangirsuk Airport|Kangirsuk|CA|60.023|-70.005|America/Toronto|kangirsuk ca canada
YKH|Yingkou Airport|Laobian|CN|40.540|122.355|Asia/Shanghai|yingkou laobian lanqi cn china
YKL|Schefferville Airport|Schefferville|CA|54.805|-66.805|America/Toronto|schefferville ca canada
YKM|Yakima Air Terminal|Yakima|US|46.567|-120.538|America/Los_Angeles|yakima air mcallister field us united states
YKO|Hakkari Yuksekova Selahaddin Eyyubi Airport|Hakkari|TR|37.545|44.255|Europe/Istanbul|hakkari yuksekova selahaddin eyyubi tr turkiye
YKQ|Waskaganish Airport|Waskaganish|CA|51.487|-78.750|America/Toronto|waskaganish ca canada
YKS|Yakutsk International Airport|Yakutsk|RU|62.086|129.750|Asia/Yakutsk|yakutsk ru russia
YKU|Chisasibi Airport|Chisasibi|CA|53.807|-78.924|America/Toronto|chisasibi ca canada
YLC|Kimmirut Airport|Kimmirut|CA|62.850|-69.883|America/Iqaluit|kimmirut ca canada
YLE|Whati Airport|Whatì|CA|63.133|-117.243|America/Edmonton|whati ca canada
YLH|Lansdowne House Airport|Lansdowne House|CA|52.197|-87.934|America/Toronto|lansdowne house ca canada
YLK|Lake Simcoe Regional Airport|Barrie|CA|44.486|-79.556|America/Toronto|lake simcoe regional barrie ca canada
YLL|Lloydminster Airport|Lloydminster|CA|53.313|-110.073|America/Edmonton|lloydminster ca canada
YLO|CFB Shilo Heliport||CA|49.782|-99.638|America/Winnipeg|cfb shilo heliport ca canada
YLW|Kelowna International Airport|Kelowna|CA|49.952|-119.381|America/Vancouver|kelowna ca canada
YLX|Yulin Fumian Airport|Yùlín|CN|22.438|110.121|Asia/Shanghai|yulin fumian cn china
YMC|Maricourt Airstrip||CA|56.567|-70.817|America/Toronto|maricourt airstrip ca canada
YMH|Mary's Harbour Airport|Mary's Harbour|CA|52.303|-55.848|America/St_Johns|mary s harbour ca canada
YMM|Fort McMurray International Airport|Fort McMurray|CA|56.657|-111.224|America/Edmonton|fort mcmurray ca canada
YMN|Makkovik Airport|Makkovik|CA|55.167|-59.167|America/Goose_Bay|makkovik ca canada
YMO|Moosonee Airport|Moosonee|CA|51.291|-80.604|America/Toronto|moosonee ca canada
YMP|Port McNeill Seaplane Base|Port McNeill|CA|50.592|-127.088|America/Vancouver|port mcneill seaplane base ca canada
YMR|Merry Island Airport||CA|55.483|-77.517|America/Iqaluit|merry island ca canada
YMS|Yurimaguas Airport|Yurimaguas|PE|-5.900|-76.100|America/Lima|yurimaguas moises benzaquen rengifo pe peru
YMT|Chibougamau Airport|Chibougamau|CA|49.917|-74.367|America/Toronto|chibougamau chapais ca canada
YNA|Natashquan Airport|Natashquan|CA|50.183|-61.800|America/Blanc-Sablon|natashquan ca canada
YNB|Yanbu Airport|Yanbu|SA|24.141|38.063|Asia/Riyadh|yanbu prince abdul mohsin bin abdulaziz sa saudi arabia
YNC|Wemindji Airport|Wemindji|CA|53.000|-78.817|America/Toronto|wemindji ca canada
YND|Gatineau Airport|Gatineau|CA|45.521|-75.563|America/Toronto|gatineau ottawa ca canada
YNE|Norway House Airport|Norway House|CA|53.954|-97.846|America/Winnipeg|norway house ca canada
YNF|Deer Lake/Stephenville Airport||CA|48.947|-57.944|America/St_Johns|deer lake stephenville ca canada
YNI|Nitchequon Airport||CA|53.167|-70.967|America/Toronto|nitchequon ca canada
YNJ|Yanji Chaoyangchuan Airport|Yanji|CN|42.886|129.439|Asia/Shanghai|yanji chaoyangchuan cn china
YNK|Nootka Sound Airport||CA|50.083|-125.917|America/Vancouver|nootka sound ca canada
YNL|Points North Landing Airport|Points North Landing|CA|58.275|-104.081|America/Regina|points north landing ca canada
YNO|North Spirit Lake Airport|North Spirit Lake|CA|52.491|-92.975|America/Winnipeg|north spirit lake ca canada
YNP|Natuashish Airport|Natuashish|CA|55.914|-61.184|America/Goose_Bay|natuashish ca canada
YNS|Nemiscau Airport|Nemiscau|CA|51.691|-76.136|America/Toronto|nemiscau ca canada
YNT|Yantai Penglai International Airport|Yantai|CN|37.659|120.992|Asia/Shanghai|yantai penglai cn china
YNY|Yangyang Airport|Gonghang-ro|KR|38.059|128.664|Asia/Seoul|yangyang gonghang ro kr south korea
YNZ|Yancheng Nanyang International Airport|Yancheng|CN|33.431|120.204|Asia/Shanghai|yancheng nanyang cn china
YOC|Old Crow Airport|Old Crow|CA|67.568|-139.849|America/Dawson|old crow ca canada
YOG|Ogoki Airport|Ogoki Post|CA|51.667|-85.917|America/Toronto|ogoki post ca canada
YOH|Oxford House Airport|Oxford House|CA|54.934|-95.277|America/Winnipeg|oxford house ca canada
YOI|Opinaca Aerodrome|Éléonore Mine|CA|52.222|-76.612|America/Toronto|opinaca aerodrome eleonore mine ca canada
YOJ|High Level Airport|High Level|CA|58.618|-117.168|America/Edmonton|high level ca canada
YOK|Yokohama Airport||JP|35.467|139.467|Asia/Tokyo|yokohama jp japan
YOL|Yola Airport|Yola|NG|9.267|12.426|Africa/Lagos|yola ng nigeria
YON|Yongphulla Airport|Yongphulla|BT|27.256|91.514|Asia/Thimphu|yongphulla bt bhutan
YOW|Ottawa International Airport|Ottawa|CA|45.321|-75.673|America/Toronto|ottawa macdonald cartier ca canada
YOY|Valcartier CFB Heliport||CA|46.903|-71.504|America/Toronto|valcartier cfb heliport ca canada
YPA|Prince Albert Glass Field Airport|Prince Albert|CA|53.216|-105.677|America/Regina|prince albert glass field ca canada
YPC|Paulatuk (Nora Aliqatchialuk Ruben) Airport|Paulatuk|CA|69.355|-124.075|America/Inuvik|paulatuk nora aliqatchialuk ruben ca canada
YPE|Peace River Airport|Peace River|CA|56.232|-117.443|America/Edmonton|peace river ca canada
YPH|Inukjuak Airport|Inukjuak|CA|58.433|-78.167|America/Iqaluit|inukjuak ca canada
YPJ|Aupaluk Airport|Aupaluk|CA|59.300|-69.667|America/Toronto|aupaluk ca canada
YPL|Pickle Lake Airport|Pickle Lake|CA|51.446|-90.214|America/Atikokan|pickle lake ca canada
YPM|Pikangikum Airport|Pikangikum|CA|51.817|-93.973|America/Winnipeg|pikangikum ca canada
YPN|Port-Menier Airport|Port-Menier|CA|49.837|-64.291|America/Toronto|port menier ca canada
YPO|Peawanuk Airport|Peawanuck|CA|54.983|-85.433|America/Toronto|peawanuk peawanuck ca canada
YPP|Pine Point Airport||CA|60.850|-114.850|America/Edmonton|pine point ca canada
YPR|Prince Rupert Airport|Prince Rupert|CA|54.287|-130.441|America/Vancouver|prince rupert ca canada
YPW|Powell River Airport|Powell River|CA|49.817|-124.500|America/Vancouver|powell river ca canada
YPX|Puvirnituq Airport|Puvirnituq|CA|60.033|-77.167|America/Toronto|puvirnituq ca canada
YPY|Fort Chipewyan Airport|Fort Chipewyan|CA|58.768|-111.114|America/Edmonton|fort chipewyan ca canada
YPZ|Burns Lake Airport|Burns Lake|CA|54.233|-125.767|America/Vancouver|burns lake ca canada
YQA|Muskoka Airport|Muskoka|CA|44.967|-79.300|America/Toronto|muskoka gravenhurst ca canada
YQB|Quebec City Jean Lesage International Airport|Quebec|CA|46.792|-71.383|America/Toronto|quebec city jean lesage ca canada
YQC|Quaqtaq Airport|Quaqtaq|CA|61.046|-69.618|America/Toronto|quaqtaq ca canada
YQD|The Pas Airport|The Pas|CA|53.967|-101.100|America/Winnipeg|pas ca canada
YQE|Kimberley Airport||CA|49.667|-115.983|America/Edmonton|kimberley ca canada
YQG|Windsor International Airport|Windsor|CA|42.266|-82.959|America/Toronto|windsor ca canada
YQH|Watson Lake Airport|Watson Lake|CA|60.124|-128.825|America/Whitehorse|watson lake ca canada
YQK|Kenora Airport|Kenora|CA|49.788|-94.358|America/Winnipeg|kenora ca canada
YQL|Lethbridge Airport|Lethbridge|CA|49.632|-112.792|America/Edmonton|lethbridge county ca canada
YQM|Greater Moncton International Airport|Moncton|CA|46.114|-64.686|America/Moncton|greater moncton romeo leblanc ca canada
YQN|Nakina Airport|Nakina|CA|50.183|-86.699|America/Toronto|nakina ca canada
YQQ|Comox Valley Airport|Comox|CA|49.706|-124.908|America/Vancouver|comox valley cfb ca canada
YQR|Regina International Airport|Regina|CA|50.433|-104.655|America/Regina|regina ca canada
YQT|Thunder Bay International Airport|Thunder Bay|CA|48.372|-89.312|America/Toronto|thunder bay ca canada
YQU|Grande Prairie Airport|Grande Prairie|CA|55.177|-118.874|America/Edmonton|grande prairie ca canada
YQX|Gander International Airport|Gander|CA|48.946|-54.570|America/St_Johns|gander cfb ca canada
YQY|JA Douglas McCurdy Sydney Airport|Sydney|CA|46.167|-60.050|America/Glace_Bay|ja douglas mccurdy sydney ca canada
YQZ|Quesnel Airport|Quesnel|CA|53.027|-122.510|America/Vancouver|quesnel ca canada
YRA|Gameti/Rae Lakes Airport|Gamètì|CA|64.117|-117.312|America/Edmonton|gameti rae lakes ca canada
YRB|Resolute Bay Airport|Resolute Bay|CA|74.717|-94.967|America/Resolute|resolute bay ca canada
YRE|Resolution Island Airport||CA|61.500|-65.000|America/Iqaluit|resolution island ca canada
YRF|Cartwright Airport|Cartwright|CA|53.683|-57.038|America/Goose_Bay|cartwright ca canada
YRG|Rigolet Airport|Rigolet|CA|54.333|-58.417|America/Goose_Bay|rigolet ca canada
YRJ|Roberval Airport|Roberval|CA|48.522|-72.267|America/Toronto|roberval ca canada
YRL|Red Lake Airport|Red Lake|CA|51.069|-93.800|America/Winnipeg|red lake ca canada
YRS|Red Sucker Lake Airport|Red Sucker Lake|CA|54.168|-93.558|America/Winnipeg|red sucker lake ca canada
YRT|Rankin Inlet Airport|Rankin Inlet|CA|62.810|-92.100|America/Rankin_Inlet|rankin inlet ca canada
YSB|Greater Sudbury Airport|Sudbury|CA|46.623|-80.796|America/Toronto|greater sudbury ca canada
YSF|Stony Rapids Airport|Stony Rapids|CA|59.251|-105.837|America/Regina|stony rapids ca canada
YSG|Lutselke Airport|Lutselk'e|CA|62.418|-110.683|America/Edmonton|lutselke lutselk e ca canada
YSJ|Saint John Airport|Saint John|CA|45.329|-65.890|America/Moncton|saint john ca canada
YSK|Sanikiluaq Airport|Sanikiluaq|CA|56.550|-79.217|America/Iqaluit|sanikiluaq ca canada
YSM|Fort Smith Airport|Fort Smith|CA|60.017|-111.967|America/Edmonton|fort smith ca canada
YSO|Postville Airport|Postville|CA|54.917|-59.967|America/Goose_Bay|postville ca canada
YSQ|Songyuan Chaganhu Airport|Qian Gorlos Mongol Autonomous County|CN|44.938|124.550|Asia/Shanghai|songyuan chaganhu qian gorlos mongol autonomous county cn china
YST|St. Theresa Point Airport|St. Theresa Point|CA|53.846|-94.852|America/Winnipeg|st theresa point ca canada
YSY|Sachs Harbour (D. Nasogaluak Jr. Saaryuaq) Airport|Sachs Harbour|CA|71.991|-125.241|America/Inuvik|sachs harbour d nasogaluak jr saaryuaq david ca canada
YSZ|Squirrel Cove Seaplane Base||CA|50.119|-124.907|America/Vancouver|squirrel cove seaplane base ca canada
YTC|Sturdee Airport||CA|57.200|-127.150|America/Vancouver|sturdee ca canada
YTE|Cape Dorset Airport|Kinngait|CA|64.233|-76.533|America/Iqaluit|cape dorset kinngait ca canada
YTG|Sullivan Bay Seaplane Base|Sullivan Bay|CA|50.885|-126.828|America/Vancouver|sullivan bay seaplane base ca canada
YTH|Thompson Airport|Thompson|CA|55.798|-97.861|America/Winnipeg|thompson ca canada
YTL|Big Trout Airport|Big Trout Lake|CA|53.816|-89.890|America/Winnipeg|big trout lake ca canada
YTN|Riviere Au Tonnerre Airport||CA|50.283|-64.750|America/Toronto|riviere au tonnerre ca canada
YTP|Tofino Sea Plane Base|Tofino|CA|49.155|-125.910|America/Vancouver|tofino sea plane base ca canada
YTQ|Tasiujuaq Airport|Tasiujaq|CA|58.668|-69.956|America/Toronto|tasiujuaq tasiujaq ca canada
YTS|Timmins Victor M. Power Airport|Timmins|CA|48.566|-81.372|America/Toronto|timmins victor m power ca canada
YTW|Yutian Wanfang Airport|Hotan|CN|36.811|81.781|Asia/Urumqi|yutian wanfang hotan cn china
YTY|Yangzhou Taizhou Airport|Yangzhou|CN|32.563|119.719|Asia/Shanghai|yangzhou taizhou cn china
YTZ|Billy Bishop Toronto City Airport|Toronto|CA|43.632|-79.396|America/Toronto|billy bishop toronto city centre ca canada
YUD|Umiujaq Airport|Umiujaq|CA|56.536|-76.518|America/Toronto|umiujaq ca canada
YUL|Montreal-Pierre Elliott Trudeau International Airport|Montréal|CA|45.458|-73.750|America/Toronto|montreal pierre elliott trudeau ca canada
YUM|Yuma International Airport|Yuma|US|32.669|-114.599|America/Phoenix|yuma marine corps air station us united states
YUS|Yushu Batang Airport|Yushu|CN|32.839|97.038|Asia/Shanghai|yushu batang cn china
YUT|Naujaat Airport|Repulse Bay|CA|66.525|-86.229|America/Rankin_Inlet|naujaat repulse bay ca canada
YUX|Hall Beach Airport|Sanirajak|CA|68.783|-81.250|America/Iqaluit|hall beach sanirajak ca canada
YUY|Rouyn-Noranda Airport|Rouyn-Noranda|CA|48.212|-78.829|America/Toronto|rouyn noranda ca canada
YVB|Bonaventure Airport|Bonaventure|CA|48.069|-65.458|America/Toronto|bonaventure ca canada
YVC|La Ronge Airport|La Ronge|CA|55.147|-105.267|America/Regina|la ronge ca canada
YVM|Qikiqtarjuaq Airport|Qikiqtarjuaq|CA|67.583|-63.833|America/Iqaluit|qikiqtarjuaq ca canada
YVO|Val-d'Or Airport|Val-d'Or|CA|48.053|-77.789|America/Toronto|val d or ca canada
YVP|Kuujjuaq Airport|Kuujjuaq|CA|58.100|-68.418|America/Toronto|kuujjuaq ca canada
YVQ|Norman Wells Airport|Norman Wells|CA|65.278|-126.793|America/Inuvik|norman wells ca canada
YVR|Vancouver International Airport|Vancouver|CA|49.195|-123.179|America/Vancouver|vancouver ca canada
YVV|Wiarton Airport|Wiarton|CA|44.667|-81.167|America/Toronto|wiarton ca canada
YVZ|Deer Lake Airport|Deer Lake|CA|52.656|-94.061|America/Winnipeg|deer lake ca canada
YWB|Kangiqsujuaq Airport|Kangiqsujuaq|CA|61.600|-71.950|America/Toronto|kangiqsujuaq wakeham bay ca canada
YWF|Halifax Downtown Waterfront Heliport||CA|44.633|-63.583|America/Halifax|halifax downtown waterfront heliport ca canada
YWG|Winnipeg James Armstrong Richardson International Airport|Winnipeg|CA|49.906|-97.224|America/Winnipeg|winnipeg james armstrong richardson ca canada
YWH|Victoria Inner Harbour Airport|Victoria|CA|48.424|-123.371|America/Vancouver|victoria inner harbour ca canada
YWJ|Deline Airport|Déline|CA|65.167|-123.500|America/Inuvik|deline ca canada
YWK|Wabush Airport|Wabush|CA|52.926|-66.874|America/Goose_Bay|wabush ca canada
YWL|Williams Lake Airport|Williams Lake|CA|52.185|-122.044|America/Vancouver|williams lake ca canada
YWM|Williams Harbour Airport|Williams Harbour|CA|52.567|-55.784|America/St_Johns|williams harbour ca canada
YWN|Winisk Airport||CA|55.250|-85.117|America/Toronto|winisk ca canada
YWP|Webequie Airport|Webequie|CA|52.960|-87.369|America/Toronto|webequie ca canada
YWS|Whistler/Green Lake SPB|Whistler|CA|50.150|-122.967|America/Vancouver|whistler green lake spb ca canada
YXC|Canadian Rockies International Airport|Cranbrook|CA|49.614|-115.787|America/Edmonton|canadian rockies cranbrook ca canada
YXE|Saskatoon International Airport|Saskatoon|CA|52.170|-106.690|America/Regina|saskatoon john diefenbaker ca canada
YXF|Snake River Airport||CA|59.033|-122.433|America/Fort_Nelson|snake river ca canada
YXH|Medicine Hat Regional Airport|Medicine Hat|CA|50.021|-110.725|America/Edmonton|medicine hat regional ca canada
YXJ|North Peace Regional Airport|Fort St.John|CA|56.245|-120.735|America/Dawson_Creek|north peace regional fort st john saint ca canada
YXK|Rimouski Airport|Rimouski|CA|48.475|-68.505|America/Toronto|rimouski ca canada
YXL|Sioux Lookout Airport|Sioux Lookout|CA|50.115|-91.903|America/Winnipeg|sioux lookout ca canada
YXN|Whale Cove Airport|Whale Cove|CA|62.233|-92.600|America/Rankin_Inlet|whale cove ca canada
YXP|Pangnirtung Airport|Pangnirtung|CA|66.133|-65.733|America/Iqaluit|pangnirtung ca canada
YXS|Prince George Airport|Prince George|CA|53.884|-122.674|America/Vancouver|prince george ca canada
YXT|Northwest Regional Airport|Terrace|CA|54.472|-128.577|America/Vancouver|northwest regional terrace kitimat ca canada
YXU|London International Airport|London|CA|43.028|-81.150|America/Toronto|london ca canada
YXX|Abbotsford International Airport|Abbotsford|CA|49.026|-122.362|America/Vancouver|abbotsford ca canada
YXY|Whitehorse Airport|Whitehorse|CA|60.717|-135.067|America/Whitehorse|whitehorse erik nielsen ca canada
YYA|Yueyang Sanhe Airport|Yueyang|CN|29.314|113.278|Asia/Shanghai|yueyang sanhe cn china
YYB|Jack Garland Airport|North Bay|CA|46.357|-79.427|America/Toronto|jack garland north bay ca canada
YYC|Calgary International Airport|Calgary|CA|51.131|-114.011|America/Edmonton|calgary ca canada
YYD|Smithers Airport|Smithers|CA|54.826|-127.180|America/Vancouver|smithers ca canada
YYE|Northern Rockies Regional Airport|Fort Nelson|CA|58.838|-122.582|America/Fort_Nelson|northern rockies regional fort nelson ca canada
YYF|Penticton Airport|Penticton|CA|49.465|-119.600|America/Vancouver|penticton ca canada
YYG|Charlottetown Airport|Charlottetown|CA|46.286|-63.132|America/Halifax|charlottetown ca canada
YYH|Taloyoak Airport|Taloyoak|CA|69.533|-93.517|America/Cambridge_Bay|taloyoak ca canada
YYJ|Victoria International Airport|Victoria|CA|48.640|-123.431|America/Vancouver|victoria ca canada
YYL|Lynn Lake Airport|Lynn Lake|CA|56.859|-101.070|America/Winnipeg|lynn lake ca canada
YYQ|Churchill Airport|Churchill|CA|58.748|-94.074|America/Winnipeg|churchill ca canada
YYR|Goose Bay Airport|Goose Bay|CA|53.314|-60.412|America/Goose_Bay|goose bay ca canada
YYT|St. John's International Airport|St. John's|CA|47.613|-52.743|America/St_Johns|st john s ca canada
YYY|Mont Joli Airport|Mont-Joli|CA|48.609|-68.209|America/Toronto|mont joli ca canada
YYZ|Pearson International Airport|Toronto|CA|43.682|-79.611|America/Toronto|pearson toronto lester ca canada
YZC|Beatton River Airport||CA|57.433|-121.333|America/Dawson_Creek|beatton river ca canada
YZF|Yellowknife Airport|Yellowknife|CA|62.471|-114.438|America/Edmonton|yellowknife ca canada
YZG|Salluit Airport|Salluit|CA|62.200|-75.633|America/Toronto|salluit ca canada
YZP|Sandspit Airport|Sandspit|CA|53.254|-131.814|America/Vancouver|sandspit ca canada
YZS|Coral Harbour Airport|Coral Harbour|CA|64.188|-83.354|America/Atikokan|coral harbour ca canada
YZT|Port Hardy Airport|Port Hardy|CA|50.681|-127.364|America/Vancouver|port hardy ca canada
YZU|Whitecourt Airport|Whitecourt|CA|54.140|-115.785|America/Edmonton|whitecourt ca canada
YZV|Sept-Iles Airport|Sept-Îles|CA|50.218|-66.264|America/Toronto|sept iles ca canada
YZY|Zhangye Ganzhou Airport|Zhangye|CN|38.803|100.675|Asia/Shanghai|zhangye ganzhou cn china
YZZ|Trail|Trail|CA|49.067|-117.600|America/Vancouver|trail ca canada
ZAD|Zadar Airport|Zemunik|HR|44.098|15.357|Europe/Zagreb|zadar zemunik donji hr croatia
ZAG|Zagreb International Airport|Zagreb|HR|45.733|16.062|Europe/Zagreb|zagreb velika gorica hr croatia
ZAH|Zahedan Airport|Zahedan|IR|29.476|60.900|Asia/Tehran|zahedan ir iran
ZAL|Pichoy Airport|Valdivia|CL|-39.650|-73.086|America/Santiago|pichoy valdivia cl chile
ZAM|Zamboanga International Airport|Zamboanga City|PH|6.919|122.062|Asia/Manila|zamboanga city ph philippines
ZAT|Zhaotong Airport|Zhaotong|CN|27.317|103.800|Asia/Shanghai|zhaotong cn china
ZAZ|Zaragoza Airport|Zaragoza|ES|41.664|-1.007|Europe/Madrid|zaragoza es spain
ZBF|Bathurst Airport|South Tetagouche|CA|47.629|-65.739|America/Moncton|bathurst south tetagouche ca canada
ZBR|Chah-Bahar Airport|Konarak|IR|25.436|60.380|Asia/Tehran|chah bahar konarak chabahar ir iran
ZCL|La Calera Airport|Zacatecas|MX|22.800|-102.550|America/Mexico_City|la calera zacatecas general leobardo ruiz mx mexico
ZCO|La Araucania International Airport|Temuco|CL|-38.925|-72.651|America/Santiago|la araucania temuco cl chile
ZDY|Dalma Island Airport|Delma Island|AE|24.508|52.335|Asia/Dubai|dalma island delma ae united arab emirates
ZEL|Bella Bella Airport|Bella Bella|CA|52.185|-128.157|America/Vancouver|bella campbell island ca canada
ZEM|East Main Airport|Eastmain River|CA|52.250|-78.517|America/Toronto|east main eastmain river ca canada
ZFB|Old Fort Bay Airport||CA|51.583|-57.917|America/Blanc-Sablon|old fort bay ca canada
ZFD|Fond Du Lac Airport|Fond-Du-Lac|CA|59.334|-107.181|America/Regina|fond du lac ca canada
ZFL|Zhaosu Tianma Airport|Zhaosu|CN|43.108|81.161|Asia/Shanghai|zhaosu tianma cn china
ZFM|Fort Mcpherson Airport|Fort Mcpherson|CA|67.408|-134.862|America/Inuvik|fort mcpherson ca canada
ZFN|Tulita Airport|Tulita|CA|64.917|-125.567|America/Inuvik|tulita ca canada
ZGI|Gods River Airport|Gods River|CA|54.839|-94.080|America/Winnipeg|gods river ca canada
ZGS|La Romaine Airport|Le Golfe-du-Saint-Laurent|CA|50.333|-60.667|America/Blanc-Sablon|la romaine le golfe du saint laurent ca canada
ZHA|Zhanjiang Wuchuan Airport|Zhanjiang|CN|21.482|110.590|Asia/Shanghai|zhanjiang wuchuan cn china
ZHY|Zhongwei Airport|Zhongwei|CN|37.569|105.153|Asia/Shanghai|zhongwei shapotou cn china
ZIA|Zhukovsky International Airport|Moscow|RU|55.568|38.132|Europe/Moscow|zhukovsky moscow ru russia
ZIH|Ixtapa/Zihuatanejo Internacional Airport|Ixtapa|MX|17.607|-101.464|America/Mexico_City|ixtapa zihuatanejo internacional mx mexico
ZIX|Zhigansk Airport|Zhigansk|RU|66.797|123.361|Asia/Yakutsk|zhigansk ru russia
ZKE|Kashechewan Airport|Kashechewan|CA|52.283|-81.678|America/Toronto|kashechewan ca canada
ZKG|Kegaska Airport|Côte-Nord-du-Golfe-du-Saint-Laurent|CA|50.189|-61.292|America/Blanc-Sablon|kegaska cote nord du golfe saint laurent ca canada
ZKL|Zigong Fengming General Airport|Zigong|CN|29.378|104.626|Asia/Shanghai|zigong fengming general cn china
ZKM|Sette Cama Airport||GA|-2.533|9.750|Africa/Libreville|sette cama ga gabon
ZKP|Zyryanka Airport|Zyryanka|RU|65.738|150.708|Asia/Srednekolymsk|zyryanka ru russia
ZLO|Manzanillo Airport|Manzanillo|MX|19.145|-104.559|America/Mexico_City|manzanillo playa oro mx mexico
ZLT|La Tabatiere Airport|La Tabatière|CA|50.828|-58.976|America/Blanc-Sablon|la tabatiere ca canada
ZMD|Sena Madureira Airport|Sena Madureira|BR|-9.083|-68.750|America/Rio_Branco|sena madureira br brazil
ZMT|Masset Airport|Masset|CA|54.022|-132.118|America/Vancouver|masset ca canada
ZNA|Nanaimo Harbor Seaplane Base|Nanaimo|CA|49.169|-123.935|America/Vancouver|nanaimo harbor seaplane base ca canada
ZND|Zinder Airport|Zinder|NE|13.779|8.983|Africa/Niamey|zinder ne niger
ZNE|Newman Airport|Newman|AU|-23.417|119.801|Australia/Perth|newman au australia
ZNZ|Abeid Amani Karume International Airport|Zanzibar|TZ|-6.218|39.221|Africa/Dar_es_Salaam|abeid amani karume zanzibar tz tanzania
ZOS|Canal Bajo Airport|Osorno|CL|-40.608|-73.056|America/Santiago|canal bajo osorno carlos hott siebert cl chile
ZPB|Sachigo Lake Airport|Sachigo Lake|CA|53.891|-92.195|America/Winnipeg|sachigo lake ca canada
ZPC|Pucon Airport|Pucon|CL|-39.293|-71.916|America/Santiago|pucon cl chile
ZQN|Queenstown Airport|Queenstown|NZ|-45.022|168.739|Pacific/Auckland|queenstown nz new zealand
ZQZ|Zhangjiakou Ningyuan Airport|Zhangjiakou|CN|40.739|114.931|Asia/Shanghai|zhangjiakou ningyuan cn china
ZRH|Zurich Airport|Zurich|CH|47.451|8.562|Europe/Zurich|zurich ch switzerland
ZRJ|Round Lake Airport|Round Lake|CA|52.950|-91.317|America/Winnipeg|round lake weagamow ca canada
ZRS|Zuers/Lech Heliport||AT|47.186|10.162|Europe/Vienna|zuers lech heliport at austria
ZSA|San Salvador Airport|San Salvador|BS|24.060|-74.533|America/Nassau|san salvador bs bahamas
ZSE|St. Pierre de la Reunion Airport|Saint-Pierre|RE|-21.321|55.427|Indian/Reunion|st pierre de la reunion saint pierrefonds re
ZSJ|Sandy Lake Airport|Sandy Lake|CA|53.033|-93.233|America/Winnipeg|sandy lake ca canada
ZTB|Tete-A-La Baleine Airport|Tête-à-la-Baleine|CA|50.717|-59.333|America/Blanc-Sablon|tete a la baleine ca canada
ZTH|Zakinthos Airport|Zakynthos Island|GR|37.754|20.885|Europe/Athens|zakinthos zakynthos island dionysios solomos gr greece
ZTM|Shamattawa Airport|Shamattawa|CA|55.859|-92.080|America/Winnipeg|shamattawa ca canada
ZUE|Zuenoula Airport||CI|7.433|-6.050|Africa/Abidjan|zuenoula ci cote d ivoire
ZUH|Zhuhai Jinwan Airport|Zhuhai|CN|22.012|113.371|Asia/Shanghai|zhuhai jinwan cn china
ZUM|Churchill Falls Airport|Churchill Falls|CA|53.563|-64.109|America/Goose_Bay|churchill falls ca canada
ZWL|Wollaston Lake Airport|Wollaston Lake|CA|58.107|-103.168|America/Regina|wollaston lake ca canada
ZXQ|Solstad Airport||NO|60.183|5.517|Europe/Oslo|solstad no norway
ZYI|Zunyi Xinzhou Airport|Zunyi|CN|27.590|107.000|Asia/Shanghai|zunyi xinzhou cn china
ZYL|Osmani International Airport, Sylhet|Sylhet|BD|24.958|91.870|Asia/Dhaka|osmani sylhet osmany bd bangladesh`
