/** Chapters 64 to 97, written as in `hsNames1.ts`. */
export const hsNamesTo97 = `
#64 Footwear|鞋靴
01 Waterproof footwear of rubber or plastics|橡胶或塑料防水鞋
02 Other footwear of rubber or plastics|其他橡胶或塑料鞋靴
03 Footwear with leather uppers|皮革面鞋靴
04 Footwear with textile uppers|纺织材料面鞋靴
05 Other footwear|其他鞋靴
06 Parts of footwear, insoles|鞋靴零件、鞋垫
#65 Headgear|帽类
01 Hat-forms of felt|毡呢帽坯
02 Hat-shapes, plaited|编结帽坯
04 Hats, plaited|编结帽
05 Hats, knitted or of textile|针织或织物制帽
06 Other headgear, helmets|其他帽类、安全帽
07 Parts of headgear|帽类配件
#66 Umbrellas, walking-sticks|雨伞、手杖
01 Umbrellas|伞
02 Walking-sticks, whips|手杖、鞭子
03 Parts of umbrellas and sticks|伞、手杖零件
#67 Feathers, artificial flowers, wigs|羽毛、人造花、假发
01 Articles of feathers and down|羽毛、羽绒制品
02 Artificial flowers|人造花
03 Human hair, worked|加工人发
04 Wigs, false eyelashes|假发、假睫毛
#68 Articles of stone, plaster, cement|石料、石膏、水泥制品
01 Kerbstones, flagstones|路缘石、铺路石
02 Worked building stone|加工建筑用石
03 Worked slate|加工板岩
04 Millstones, grinding wheels|石磨、砂轮
05 Abrasive cloth and paper|砂布、砂纸
06 Slag wool, mineral insulating materials|矿渣棉、矿物隔热材料
07 Articles of asphalt|沥青制品
08 Panels of vegetable fibre with cement|植物纤维水泥板
09 Articles of plaster|石膏制品
10 Articles of cement or concrete|水泥、混凝土制品
11 Articles of fibre-cement|纤维水泥制品
12 Articles of asbestos|石棉制品
13 Friction material, brake linings|摩擦材料、制动衬片
14 Worked mica|加工云母
15 Other articles of stone, carbon fibres|其他石制品、碳纤维
#69 Ceramic products|陶瓷产品
01 Bricks of siliceous earths|硅质土砖
02 Refractory bricks|耐火砖
03 Other refractory goods|其他耐火制品
04 Building bricks|建筑用砖
05 Roofing tiles|屋顶瓦
06 Ceramic pipes|陶瓷管
07 Ceramic tiles, flags, mosaic|陶瓷砖、马赛克
09 Laboratory and technical ceramics|实验室及工业用陶瓷
10 Ceramic sinks, basins, toilets|陶瓷洗涤槽、脸盆、便器
11 Tableware of porcelain|瓷餐具
12 Tableware of other ceramics|其他陶餐具
13 Ceramic statuettes and ornaments|陶瓷塑像及装饰品
14 Other ceramic articles|其他陶瓷制品
#70 Glass and glassware|玻璃及其制品
01 Cullet, glass in the mass|碎玻璃、玻璃块料
02 Glass balls, rods, tubes|玻璃球、棒、管
03 Cast and rolled glass|铸制、轧制玻璃
04 Drawn and blown glass|拉制、吹制玻璃
05 Float glass|浮法玻璃
06 Glass, bent or worked|弯曲或加工玻璃
07 Safety glass|安全玻璃
08 Insulating glass units|中空玻璃
09 Glass mirrors|玻璃镜
10 Glass bottles and jars|玻璃瓶、罐
11 Glass envelopes for lamps|灯用玻璃壳
13 Glass tableware and kitchenware|玻璃餐具、厨房用具
14 Signalling glassware, optical elements|信号玻璃器、光学元件
15 Clock and watch glasses|钟表玻璃
16 Glass blocks, paving|玻璃砖、铺面
17 Laboratory glassware|实验室用玻璃器
18 Glass beads, ornaments|玻璃珠、装饰品
19 Glass fibres|玻璃纤维
20 Other articles of glass|其他玻璃制品
#71 Pearls, precious stones and metals, jewellery|珍珠、宝石、贵金属、首饰
01 Pearls|珍珠
02 Diamonds|钻石
03 Precious stones|宝石
04 Synthetic precious stones|合成宝石
05 Dust of precious stones|宝石粉末
06 Silver|银
07 Base metals clad with silver|包银贱金属
08 Gold|金
09 Metals clad with gold|包金金属
10 Platinum|铂
11 Metals clad with platinum|包铂金属
12 Waste of precious metal|贵金属废料
13 Jewellery|首饰
14 Goldsmiths' and silversmiths' wares|金银器
15 Other articles of precious metal|其他贵金属制品
16 Articles of pearls or precious stones|珍珠、宝石制品
17 Imitation jewellery|仿首饰
18 Coin|硬币
#72 Iron and steel|钢铁
01 Pig iron|生铁
02 Ferro-alloys|铁合金
03 Direct-reduced iron|直接还原铁
04 Ferrous scrap|钢铁废料
05 Granules and powders of iron|铁颗粒及粉末
06 Iron and steel in ingots|铁及非合金钢锭
07 Semi-finished products of steel|钢半制成品
08 Hot-rolled flat steel, 600 mm or more|热轧板材(宽600毫米以上)
09 Cold-rolled flat steel, 600 mm or more|冷轧板材(宽600毫米以上)
10 Coated flat steel, 600 mm or more|涂镀板材(宽600毫米以上)
11 Flat steel, less than 600 mm, not coated|未涂镀窄板材
12 Flat steel, less than 600 mm, coated|涂镀窄板材
13 Bars and rods in coils|盘条
14 Other bars, forged or hot-rolled|其他锻造、热轧条杆
15 Other bars and rods of steel|其他条、杆
16 Angles, shapes, sections|角材、型材
17 Wire of steel|铁丝
18 Stainless steel in ingots|不锈钢锭
19 Flat stainless steel, 600 mm or more|不锈钢板材(宽600毫米以上)
20 Flat stainless steel, less than 600 mm|不锈钢窄板材
21 Stainless bars in coils|不锈钢盘条
22 Other stainless bars and sections|其他不锈钢条、杆、型材
23 Stainless steel wire|不锈钢丝
24 Other alloy steel in ingots|其他合金钢锭
25 Flat alloy steel, 600 mm or more|合金钢板材(宽600毫米以上)
26 Flat alloy steel, less than 600 mm|合金钢窄板材
27 Alloy steel bars in coils|合金钢盘条
28 Other alloy steel bars and sections|其他合金钢条、杆、型材
29 Wire of other alloy steel|其他合金钢丝
#73 Articles of iron or steel|钢铁制品
01 Sheet piling|钢板桩
02 Railway track material|铁道轨道材料
03 Tubes of cast iron|铸铁管
04 Seamless tubes of steel|无缝钢管
05 Large welded tubes|大口径焊管
06 Other tubes and hollow profiles|其他管及空心异型材
07 Tube fittings|管子附件
08 Structures of steel|钢结构体
09 Large tanks of steel|大型钢铁容器
10 Small tanks, drums, cans|钢铁桶、罐
11 Containers for compressed gas|压缩气体容器
12 Stranded wire, ropes|绞股线、绳
13 Barbed wire|带刺铁丝
14 Wire cloth, grill, netting, fencing|金属丝布、网、栅栏
15 Chain|链
16 Anchors|锚
17 Nails, tacks, staples|钉、图钉
18 Screws, bolts, nuts|螺钉、螺栓、螺母
19 Needles, pins|针、大头针
20 Springs|弹簧
21 Stoves, ranges, grates, barbecues|炉、灶、烤架
22 Radiators, air heaters, not electric|非电热散热器
23 Table, kitchen, household articles of steel|餐桌、厨房、家用钢铁制品
24 Sanitary ware of steel|钢铁卫生器具
25 Other cast articles|其他铸造制品
26 Other articles of iron or steel|其他钢铁制品
#74 Copper|铜
01 Copper mattes|铜锍
02 Unrefined copper|未精炼铜
03 Refined copper, alloys, unwrought|未锻轧精炼铜及合金
04 Copper scrap|铜废料
05 Master alloys of copper|铜母合金
06 Copper powders|铜粉
07 Copper bars, rods, profiles|铜条、杆、型材
08 Copper wire|铜丝
09 Copper plates, sheets|铜板、片
10 Copper foil|铜箔
11 Copper tubes|铜管
12 Copper tube fittings|铜管附件
13 Stranded wire of copper|铜绞股线
15 Nails, screws, bolts of copper|铜钉、螺钉、螺栓
18 Table, kitchen, sanitary ware of copper|铜制餐厨、卫生器具
19 Other articles of copper|其他铜制品
#75 Nickel|镍
01 Nickel mattes|镍锍
02 Unwrought nickel|未锻轧镍
03 Nickel scrap|镍废料
04 Nickel powders|镍粉
05 Nickel bars and wire|镍条、丝
06 Nickel plates, foil|镍板、箔
07 Nickel tubes|镍管
08 Other articles of nickel|其他镍制品
#76 Aluminium|铝
01 Unwrought aluminium|未锻轧铝
02 Aluminium scrap|铝废料
03 Aluminium powders|铝粉
04 Aluminium bars, profiles|铝条、型材
05 Aluminium wire|铝丝
06 Aluminium plates, sheets|铝板、片
07 Aluminium foil|铝箔
08 Aluminium tubes|铝管
09 Aluminium tube fittings|铝管附件
10 Aluminium structures, doors, windows|铝结构体、门、窗
11 Large tanks of aluminium|大型铝容器
12 Aluminium cans and casks|铝罐、桶
13 Aluminium containers for gas|装气体铝容器
14 Stranded wire of aluminium|铝绞股线
15 Table, kitchen, sanitary ware of aluminium|铝制餐厨、卫生器具
16 Other articles of aluminium|其他铝制品
#78 Lead|铅
01 Unwrought lead|未锻轧铅
02 Lead scrap|铅废料
04 Lead plates, powders|铅板、粉
06 Other articles of lead|其他铅制品
#79 Zinc|锌
01 Unwrought zinc|未锻轧锌
02 Zinc scrap|锌废料
03 Zinc dust, powders|锌粉
04 Zinc bars, wire|锌条、丝
05 Zinc plates, foil|锌板、箔
07 Other articles of zinc|其他锌制品
#80 Tin|锡
01 Unwrought tin|未锻轧锡
02 Tin scrap|锡废料
03 Tin bars, wire|锡条、丝
07 Other articles of tin|其他锡制品
#81 Other base metals|其他贱金属
01 Tungsten|钨
02 Molybdenum|钼
03 Tantalum|钽
04 Magnesium|镁
05 Cobalt|钴
06 Bismuth|铋
08 Titanium|钛
09 Zirconium|锆
10 Antimony|锑
11 Manganese|锰
12 Beryllium, chromium, germanium, other metals|铍、铬、锗及其他金属
13 Cermets|金属陶瓷
#82 Tools, cutlery of base metal|贱金属工具、刀具、餐具
01 Hand tools for garden and farm|园艺、农业手工工具
02 Hand saws, saw blades|手工锯、锯片
03 Files, pliers, pincers|锉、钳
04 Spanners and wrenches|扳手
05 Other hand tools|其他手工工具
06 Sets of tools|成套工具
07 Interchangeable tools, drills|可互换工具、钻头
08 Knives for machines|机器用刀
09 Plates and tips for tools|工具用板、刀头
10 Hand-operated kitchen appliances|手动厨房器具
11 Knives|刀
12 Razors and blades|剃刀及刀片
13 Scissors|剪刀
14 Other cutlery, manicure sets|其他利口器、修指甲具
15 Spoons, forks|匙、叉
#83 Miscellaneous articles of base metal|贱金属杂项制品
01 Locks, padlocks, keys|锁、挂锁、钥匙
02 Mountings, hinges, castors|附件、铰链、脚轮
03 Safes|保险箱
04 Filing cabinets, office trays|档案柜、文件盘
05 Binder fittings, clips, staples|文件夹附件、回形针、订书钉
06 Bells, statuettes, frames|铃、塑像、相框
07 Flexible tubing of metal|金属软管
08 Clasps, buckles, rivets|扣、环、铆钉
09 Stoppers, caps, lids|塞、盖
10 Sign-plates, numbers|标志牌
11 Wire and electrodes for soldering, welding|焊丝、焊条
#84 Machinery, mechanical appliances, computers|机器、机械器具、计算机
01 Nuclear reactors|核反应堆
02 Steam boilers|蒸汽锅炉
03 Central heating boilers|集中供暖锅炉
04 Auxiliary plant for boilers|锅炉辅助设备
05 Gas generators|煤气发生器
06 Steam turbines|汽轮机
07 Spark-ignition engines|点燃式发动机
08 Diesel engines|压燃式发动机
09 Parts of engines|发动机零件
10 Hydraulic turbines|水轮机
11 Turbo-jets, gas turbines|涡轮喷气、燃气轮机
12 Other engines and motors|其他发动机
13 Pumps for liquids|液体泵
14 Air and vacuum pumps, compressors, fans|空气泵、压缩机、风扇
15 Air conditioners|空气调节器
16 Furnace burners|炉用燃烧器
17 Industrial furnaces, not electric|非电热工业炉
18 Refrigerators, freezers, heat pumps|冰箱、冷冻设备、热泵
19 Heating and cooling plant, water heaters|加热冷却设备、热水器
20 Calendering machines|砑光机
21 Centrifuges, filters|离心机、过滤机
22 Dish-washers, packing machines|洗碟机、包装机
23 Weighing machines|衡器
24 Sprayers, fire extinguishers|喷射机械、灭火器
25 Hoists, winches, jacks|滑车、绞车、千斤顶
26 Cranes|起重机
27 Fork-lift trucks|叉车
28 Lifts, escalators, conveyors|电梯、自动梯、输送机
29 Bulldozers, excavators, rollers|推土机、挖掘机、压路机
30 Other earth-moving machines|其他泥土机械
31 Parts of lifting and earth-moving machines|起重、泥土机械零件
32 Soil preparation machines|整地、种植机械
33 Harvesting machines, mowers|收割机、割草机
34 Milking and dairy machines|挤奶机、乳品加工机
35 Presses for wine, juice|酒、果汁压榨机
36 Other farm machines, incubators|其他农业机械、孵卵器
37 Seed and grain cleaning, milling machines|种子谷物清洁、碾磨机
38 Food and drink industry machines|食品饮料加工机械
39 Paper-making machines|造纸机械
40 Book-binding machines|书本装订机
41 Other paper machines|其他纸品机械
42 Machines for printing plates|制版机械
43 Printing machines, printers, copiers|印刷机、打印机、复印机
44 Machines for extruding fibres|化纤挤压机
45 Spinning machines|纺纱机
46 Weaving machines|织机
47 Knitting machines|针织机
48 Auxiliary machines for textiles|纺织辅助机械
49 Machines for felt, nonwovens|毡呢、无纺织物机械
50 Washing machines|洗衣机
51 Machines for washing, dyeing, ironing textiles|洗涤、染整、熨烫机械
52 Sewing machines|缝纫机
53 Machines for leather and footwear|制革、制鞋机械
54 Converters, casting machines|转炉、铸造机
55 Rolling mills|轧机
56 Laser, ultrasonic, water-jet machine-tools|激光、超声、水射流机床
57 Machining centres|加工中心
58 Lathes|车床
59 Drilling, boring, milling machines|钻床、镗床、铣床
60 Grinding machines|磨床
61 Planing, sawing, gear cutting machines|刨床、锯床、齿轮机床
62 Presses, bending, forging machines|压力机、弯曲、锻造机
63 Other metal-working machine-tools|其他金属加工机床
64 Machine-tools for stone, glass|石料、玻璃加工机床
65 Machine-tools for wood, plastics|木材、塑料加工机床
66 Parts of machine-tools|机床零件
67 Power hand tools|动力手提工具
68 Soldering and welding machines|焊接机器
70 Calculating machines, cash registers|计算器、收银机
71 Computers|自动数据处理设备(计算机)
72 Other office machines|其他办公机器
73 Parts of computers and office machines|计算机、办公机器零件
74 Machines for sorting, crushing earth, stone|矿石分选、破碎机
75 Machines for assembling lamps, glass working|灯泡装配、玻璃加工机
76 Vending machines|自动售货机
77 Machines for rubber or plastics|橡胶塑料加工机械
78 Machines for tobacco|烟草加工机械
79 Other machines with individual functions|其他专门功能机器
80 Moulds|模具
81 Taps, cocks, valves|龙头、旋塞、阀门
82 Bearings|轴承
83 Transmission shafts, gears|传动轴、齿轮
84 Gaskets|密封垫
85 Machines for additive manufacturing (3D printers)|增材制造设备(3D打印机)
86 Machines for semiconductors|半导体制造设备
87 Other parts of machines|其他机器零件
#85 Electrical machinery and equipment|电机、电气设备
01 Electric motors and generators|电动机、发电机
02 Generating sets|发电机组
03 Parts of motors and generators|电动机、发电机零件
04 Transformers, converters, chargers|变压器、变流器、充电器
05 Magnets|磁铁
06 Primary batteries|原电池
07 Accumulators, lithium-ion batteries|蓄电池、锂离子电池
08 Vacuum cleaners|真空吸尘器
09 Kitchen appliances with motor|电动厨房器具
10 Shavers, hair clippers|电动剃须刀、理发推剪
11 Ignition and starting equipment|点火、起动设备
12 Lighting and signalling for vehicles|车辆照明及信号装置
13 Portable electric lamps, torches|手提式电灯、手电筒
14 Industrial electric furnaces|工业电炉
15 Electric welding machines|电焊机
16 Water heaters, hair dryers, irons, ovens|电热水器、电吹风、电熨斗、电烤炉
17 Telephones, smartphones, network equipment|电话、智能手机、网络设备
18 Microphones, loudspeakers, headphones|传声器、扬声器、耳机
19 Sound recording and playing apparatus|声音录制、重放设备
21 Video recording and playing apparatus|视频录放设备
22 Parts of sound and video apparatus|声像设备零件
23 Discs, tapes, memory cards|光盘、磁带、存储卡
24 Flat panel display modules|平板显示模组
25 Broadcast transmitters, cameras|广播发送设备、摄像机
26 Radar, remote control|雷达、遥控设备
27 Radio receivers|收音机
28 Monitors, projectors, televisions|监视器、投影机、电视机
29 Parts of displays, radios, cameras, antennas|显示、无线电设备零件、天线
30 Signalling for railways, roads|铁路、道路信号设备
31 Alarms, indicator panels|报警器、显示板
32 Capacitors|电容器
33 Resistors|电阻器
34 Printed circuits|印刷电路
35 Switches, fuses, over 1,000 V|高压开关、熔断器
36 Switches, sockets, connectors, up to 1,000 V|低压开关、插座、连接器
37 Switchboards, control panels|配电板、控制柜
38 Parts of switches and panels|开关、控制柜零件
39 Lamps, LED light sources|灯泡、LED光源
40 Electronic valves and tubes|电子管
41 Diodes, transistors, solar cells, LEDs|二极管、晶体管、太阳能电池、发光二极管
42 Integrated circuits|集成电路
43 Other electrical machines|其他电气设备
44 Insulated wire, cables, optical fibre cables|绝缘电线、电缆、光缆
45 Carbon electrodes, brushes|碳电极、碳刷
46 Electrical insulators|绝缘子
47 Insulating fittings|绝缘零件
48 Electrical parts of machinery|机器的电气零件
49 Electrical and electronic waste|电子电气废弃物
#86 Railway locomotives and rolling-stock|铁道机车、车辆
01 Electric locomotives|电力机车
02 Other locomotives|其他机车
03 Self-propelled railway coaches|机动客车
04 Maintenance vehicles for railways|铁道维修车
05 Railway passenger coaches|铁道客车
06 Railway goods wagons|铁道货车
07 Parts of railway vehicles|机车车辆零件
08 Track fixtures, signals|轨道固定装置、信号
09 Containers|集装箱
#87 Vehicles, parts and accessories|车辆及其零附件
01 Tractors|拖拉机、牵引车
02 Buses|客车
03 Cars|小轿车
04 Trucks|货车
05 Special purpose vehicles|特种车辆
06 Chassis with engines|装有发动机的底盘
07 Bodies for vehicles|车身
08 Parts of motor vehicles|机动车零件
09 Works trucks|短距离运货车
10 Tanks, armoured vehicles|坦克、装甲车
11 Motorcycles, mopeds|摩托车
12 Bicycles|自行车
13 Wheelchairs|轮椅
14 Parts of cycles and wheelchairs|摩托车、自行车、轮椅零件
15 Baby carriages|婴儿车
16 Trailers|挂车
#88 Aircraft, spacecraft|航空器、航天器
01 Balloons, gliders|气球、滑翔机
02 Aeroplanes, helicopters, spacecraft|飞机、直升机、航天器
04 Parachutes|降落伞
05 Aircraft launching gear, flight simulators|航空器发射装置、飞行模拟器
06 Unmanned aircraft (drones)|无人驾驶航空器(无人机)
07 Parts of aircraft|航空器零件
#89 Ships and boats|船舶
01 Passenger and cargo ships|客货船
02 Fishing vessels|捕鱼船
03 Yachts, pleasure boats|游艇、娱乐船
04 Tugs|拖轮
05 Dredgers, floating docks|挖泥船、浮船坞
06 Other vessels|其他船舶
07 Rafts, buoys|筏、浮标
08 Vessels for breaking up|供拆卸船舶
#90 Optical, measuring, medical instruments|光学、计量、医疗仪器
01 Optical fibres, lenses, unmounted|光导纤维、未装配透镜
02 Lenses, mounted|已装配透镜
03 Spectacle frames|眼镜架
04 Spectacles|眼镜
05 Binoculars, telescopes|望远镜
06 Photographic cameras|照相机
07 Cinema cameras and projectors|电影摄影机、放映机
08 Image projectors|影像投影仪
10 Photographic laboratory equipment|照相洗印设备
11 Optical microscopes|光学显微镜
12 Other microscopes|其他显微镜
13 Lasers, other optical devices|激光器、其他光学装置
14 Compasses, navigational instruments|罗盘、导航仪器
15 Surveying instruments|测量仪器
16 Balances of high sensitivity|高灵敏度天平
17 Drawing and measuring instruments|绘图、测量工具
18 Medical instruments|医疗仪器
19 Massage and respiration apparatus|按摩、呼吸器具
20 Gas masks|防毒面具
21 Orthopaedic appliances, implants, hearing aids|矫形器具、植入物、助听器
22 X-ray apparatus|X射线设备
23 Instruments for demonstration|示教仪器
24 Machines for testing materials|材料试验机
25 Thermometers, hydrometers, barometers|温度计、比重计、气压计
26 Instruments for flow, level, pressure|流量、液位、压力仪器
27 Instruments for analysis|理化分析仪器
28 Gas, liquid, electricity meters|气、液、电表
29 Counters, speedometers|计数器、速度计
30 Oscilloscopes, electrical measuring|示波器、电量测量仪
31 Other measuring and checking machines|其他测量检验仪器
32 Automatic regulating instruments, thermostats|自动调节仪器、恒温器
33 Other parts of instruments|其他仪器零件
#91 Clocks and watches|钟表
01 Watches of precious metal|贵金属表
02 Other watches|其他表
03 Clocks with watch movements|装表芯的钟
04 Instrument panel clocks|仪表板钟
05 Other clocks|其他钟
06 Time recorders|时间记录器
07 Time switches|定时开关
08 Watch movements|表芯
09 Clock movements|钟芯
10 Unassembled movements|未组装机芯
11 Watch cases|表壳
12 Clock cases|钟壳
13 Watch straps|表带
14 Other clock and watch parts|其他钟表零件
#92 Musical instruments|乐器
01 Pianos|钢琴
02 String instruments, guitars, violins|弦乐器、吉他、提琴
05 Wind instruments|管乐器
06 Percussion instruments|打击乐器
07 Electric instruments, keyboards|电子乐器
08 Musical boxes, whistles|八音盒、哨
09 Parts of instruments|乐器零件
#93 Arms and ammunition|武器、弹药
01 Military weapons|军用武器
02 Revolvers and pistols|手枪
03 Other firearms, sporting guns|其他火器、猎枪
04 Other arms, air guns|其他武器、气枪
05 Parts of arms|武器零件
06 Ammunition|弹药
07 Swords, bayonets|剑、刺刀
#94 Furniture, bedding, lamps, prefabricated buildings|家具、寝具、灯具、活动房屋
01 Seats|坐具
02 Medical furniture, barbers' chairs|医疗家具、理发椅
03 Other furniture|其他家具
04 Mattresses, quilts, pillows|床垫、被褥、枕头
05 Lamps and lighting fittings, LED lamps, signs|灯具及照明装置、LED灯、发光标志
06 Prefabricated buildings|活动房屋
#95 Toys, games, sports goods|玩具、游戏品、运动用品
03 Toys, dolls, puzzles, tricycles|玩具、玩偶、智力玩具、三轮车
04 Video games, table games|电子游戏、桌上游戏
05 Festive and carnival articles, Christmas goods|节日、狂欢节用品、圣诞用品
06 Sports and fitness goods, pools|体育、健身用品、游泳池
07 Fishing rods and tackle|钓鱼用品
08 Fairground amusements|游乐场设备
#96 Miscellaneous manufactured articles|杂项制品
01 Worked ivory, bone, shell|加工的兽牙、骨、壳
02 Worked vegetable or mineral carving material|加工的植物、矿物雕刻材料
03 Brooms, brushes, mops|扫帚、刷子、拖把
04 Hand sieves|手用筛
05 Travel sets|旅行用具套装
06 Buttons, press-fasteners|纽扣、揿扣
07 Zips|拉链
08 Pens, markers|笔、记号笔
09 Pencils, crayons, chalk|铅笔、蜡笔、粉笔
10 Slates, boards for writing|石板、书写板
11 Date stamps, hand printing sets|日期印章、手印器
12 Typewriter and printer ribbons, ink-pads|打字机色带、印台
13 Lighters|打火机
14 Smoking pipes|烟斗
15 Combs, hair-slides|梳子、发夹
16 Scent sprays, powder-puffs|香水喷雾器、粉扑
17 Vacuum flasks|保温瓶
18 Tailors' dummies, mannequins|人体模型
19 Sanitary towels, tampons, nappies|卫生巾、尿布
20 Monopods, bipods, tripods|独脚架、双脚架、三脚架
#97 Works of art, antiques|艺术品、古物
01 Paintings, drawings|油画、绘画
02 Original engravings, prints|原版版画
03 Original sculptures|雕塑原件
04 Postage stamps, collections|邮票收藏品
05 Collections of historical interest|历史等收藏品
06 Antiques over 100 years|超过一百年的古物
`
